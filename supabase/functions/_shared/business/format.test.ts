import assert from 'node:assert/strict';
import { formatMinutes, joinNames, spellMinutes, usd } from './format.ts';

for (const [amount, words] of [
  [0, '$0'],
  [75, '$75'],
  [92.5, '$92.50'],
  [999, '$999'],
  [1080, '$1,080'],
  [1080.25, '$1,080.25'],
  [1234567, '$1,234,567'],
] as const) {
  Deno.test(`formats ${amount} dollars as ${words}`, () => assert.equal(usd(amount), words));
}

for (const [minutes, short, long] of [
  [0, '0 min', ''],
  [45, '45 min', '45 minutes'],
  [61, '1 h 1 min', '1 hour 1 minute'],
  [120, '2 h', '2 hours'],
  [150, '2 h 30 min', '2 hours 30 minutes'],
] as const) {
  Deno.test(`formats ${minutes} minutes as ${short}`, () => {
    assert.deepEqual([formatMinutes(minutes), spellMinutes(minutes)], [short, long]);
  });
}

Deno.test('joins names without a comma before "and"', () => {
  assert.deepEqual([[], ['Mo'], ['Mo', 'Pip'], ['Mo', 'Pip', 'Rex']].map(joinNames), [
    '',
    'Mo',
    'Mo and Pip',
    'Mo, Pip and Rex',
  ]);
});
