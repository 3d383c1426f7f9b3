import assert from 'node:assert/strict';
import type { VisitRow } from '../../_shared/visits/visit-record.ts';
import { emailFor } from './composed-email.fixture.ts';
import { biscuit, confirmed, mo, ownerVisitJob } from './sample-job.fixture.ts';

const terms = { minutes: confirmed.minutes ?? 0, price: confirmed.price };
const textOf = (changes: Partial<VisitRow>, pets: readonly (typeof biscuit)[]) =>
  emailFor(ownerVisitJob('updated', { ...confirmed, ...changes }, pets)).text.replaceAll('\n', ' ');
const rex = { ...mo, estimated_price: 75 };
const length = 'The visit now takes about 4 hours';

for (const [name, was, is, words] of [
  [
    'a set price',
    { minutes: 75, price: 170, has_yes: true, before: [biscuit] },
    { price: 245, request: [biscuit, mo] },
    `Mo comes too. The price is now $245 instead of $170. ${length}. The time hasn’t changed.`,
  ],
  [
    'an estimate',
    { ...terms, before: [biscuit] },
    { price: null, request: [biscuit, rex] },
    'Mo comes too. The estimate is now $240 instead of $165. The time hasn’t changed.',
  ],
  [
    'a price that is the estimate of before',
    { minutes: 75, price: null, before: [biscuit] },
    { price: 165, request: [biscuit, mo] },
    `Mo comes too. ${length}. The time hasn’t changed.`,
  ],
  [
    'a price that a second pet leaves open',
    { ...terms, price: 165, before: [biscuit] },
    { price: null, request: [biscuit, mo] },
    'Mo comes too. The time hasn’t changed.',
  ],
] as const) {
  Deno.test(`length and price that changed are named: ${name}`, () => {
    const updated = { action: 'change_details', ...was } as const;
    const text = textOf({ price: is.price, updated }, is.request);
    assert.ok(text.includes(`updated your visit. ${words}`), text.slice(0, 900));
    assert.match(text, / comes too on Tuesday, November 24 /);
    // the confirmation told these
    assert.doesNotMatch(text, /Maren will text|You’ll get a reminder/);
  });
}

Deno.test('the price of pets that the operator changed replaces no list price', () => {
  const told = { price: null, travel_fee: 0, is_agreed: false };
  const visit = { ...confirmed, late_fee: 0, price: 190, revision: 2, moved_from: null };
  for (const [is_of_others, replaces, source] of [
    [true, false, 'operator'],
    [true, false, 'form'],
    [false, true, 'operator'],
  ] as const) {
    const rows = [{ ...biscuit, source }];
    const changed = { ...visit, told: { ...told, is_of_others } };
    const { text } = emailFor({ ...ownerVisitJob('updated', changed, rows), visit: changed });
    assert.equal(text.includes('instead of $165'), replaces, text);
  }
});

for (const [name, is, told, pets, words] of [
  ['a lower price', 150, { price: 160 }, [biscuit], 'is now $150 instead of $160.'],
  ['the price that stood', 160, { price: 160 }, [biscuit], 'stays $160.'],
  ['a price with another pet', 245, { stood: 160 }, [biscuit, mo], 'is now $245 instead of $160.'],
  ['one above the list', 245, { stood: 190 }, [biscuit, mo], 'is now $245 instead of $165.'],
  ['an untold price', 245, {}, [biscuit, mo], 'is now $245 instead of $165.'],
] as const) {
  Deno.test(`what was only asked is not replaced: ${name}`, () => {
    const first = { price: null, travel_fee: 0, is_agreed: false, is_of_others: pets.length > 1 };
    const updated = { action: 'change_details', ...terms, price: 190, before: [biscuit] } as const;
    const known = { moved_from: null, told: { ...first, ...told }, updated };
    const visit = { ...confirmed, price: is, ...known };
    const { text } = emailFor({ ...ownerVisitJob('updated', visit, pets), visit });
    assert.ok(text.replaceAll(/\s/g, ' ').includes(`The price ${words}`), text);
  });
}
