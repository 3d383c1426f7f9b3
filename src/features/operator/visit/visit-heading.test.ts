import { expect, test } from 'vitest';
import { operatorVisit } from './operator-visit.fixture';
import { lastChange, traitsLine } from './visit-heading';

const at = '2026-11-24T16:50:00Z';
const now = new Date('2026-11-24T17:00:00Z');

test.each([
  ['confirm', 1, 'confirmed'],
  ['confirm', 3, 'confirmed'],
  ['move', 2, 'moved'],
  ['change_details', 2, 'changed'],
] as const)('the last change of a visit names a %s of version %i: %s', (action, revision, word) => {
  const made = { id: '1', actor: 'operator', at, what: '' } as const;
  const undone = { ...made, id: '2', action: 'cancel', isUndone: true } as const;
  const history = [{ ...made, action, isUndone: false }, undone];
  const visit = {
    ...operatorVisit,
    status: 'confirmed',
    revision,
    changedAt: at,
    history,
  } as const;
  expect(lastChange(visit, now)).toBe(`${word} at 9:50 AM`);
});

const groomed = { service: 'full-groom', size: null, addOns: [] };
const pet = { ...groomed, name: 'Zoe', type: 'dog', breed: '', weight: '' };

test.each([
  ['', [pet]],
  ['Beagle, 24 lb', [{ ...pet, breed: 'Beagle', weight: '24 lb' }]],
  ['Mo: Cat', [pet, { ...pet, name: 'Mo', type: 'cat' }]],
] as const)('the traits under the names of the pets are: %s', (words, pets) => {
  expect(traitsLine(pets)).toBe(words);
});
