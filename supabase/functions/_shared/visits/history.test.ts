import assert from 'node:assert/strict';
import { toHistory } from './history.ts';

const facts = {
  day: '2026-11-30',
  time: '09:00',
  minutes: 90,
  price: 120,
  travel_fee: 0,
  charged: null,
  pets: ['Ozzy'],
  services: ['Full Groom'],
  address: '12 Pearl St',
  phone: '3035550199',
  email: null,
};

Deno.test('the history says what each change changed', () => {
  const changes = [
    ['confirm', null],
    ['move', facts],
    ['change_details', { ...facts, time: '09:30', price: 140 }],
    ['undo', null],
    ['move', { ...facts, time: '09:30', price: 140, pets: ['Ozzy', 'R\nex'], email: 'o@x.test' }],
    ['done', { ...facts, day: '2026-12-01' }],
  ] as const;
  const history = changes.map(([action, before], index) => ({
    id: `${index}`,
    action,
    before,
    actor: 'operator' as const,
    at: '2026-11-21T15:02:00Z',
    is_undone: false,
  }));
  const now = { ...facts, day: '2026-12-01', charged: 140 };
  assert.deepEqual(
    toHistory({ history, facts: now }).map(({ what }) => what),
    [
      '',
      'from Mon, Nov 30, 9:00 AM to 9:30 AM, price $120 to $140',
      'pets Ozzy to Ozzy and R ex, email o@x.test',
      '',
      'from Mon, Nov 30, 9:30 AM to Tue, Dec 1, 9:00 AM, price $140 to $120, pets Ozzy and R ex to Ozzy',
      'charged $140',
    ],
  );
});
