import { act, cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerAdded, lookUp, lookUpKim, lookUpKnown, nobody, setup } from './add-panel.fixture';
import { emptyPet } from '@/request/booking-schema';
import { tap, type } from '@/testing/function-calls';

const kept = () => localStorage.getItem('added-visit-draft');

async function startOver() {
  await tap('Start over');
  await tap('Yes, start over');
}

test('a kept visit that opens in the form says that it is from before, until Start over', async () => {
  await lookUpKnown();
  type('We arrive at', '13:00');
  expect(screen.queryByText(/from before/)).toBeNull();
  cleanup();
  await setup(answerAdded);
  expect(screen.getByText(/^This is Dana Reyes’s visit from before/)).toBeVisible();
  await tap('Start over');
  await tap('Keep it');
  expect(screen.getByText(/from before/)).toBeVisible();
  await startOver();
  expect(screen.queryByText(/from before/)).toBeNull();
});

test('looking a customer up starts no draft; typing does', async () => {
  await lookUpKnown();
  await tap('Change details');
  expect(kept()).toBeNull();
  type('Street address', '7 Oak Ave');
  expect(kept()).toContain('7 Oak Ave');
  await startOver();
  await lookUp();
  await tap('120 min');
  expect(kept()).toBeNull();
  await tap('90 min');
  expect(kept()).toContain('Dana Reyes');
});

test('Add asks for each answer about a pet, as the booking form does', async () => {
  await setup(() => Response.json(nobody));
  await lookUpKim();
  const asked = [...document.querySelectorAll<HTMLInputElement>('[name^="pets."]')];
  const names = Object.keys(emptyPet).map((key) => `pets.0.${key}`);
  expect(new Set(asked.map(({ name }) => name))).toEqual(new Set(names));
});

test('Add presets the travel fee of a ZIP, and one that was typed stays', async () => {
  await setup(() => Response.json(nobody));
  await lookUpKim();
  for (const [zip, fee] of Object.entries({ '80007': '15', '80401': '25' })) {
    await act(async () => type('ZIP code', zip));
    expect(screen.getByLabelText(/^Travel fee/)).toHaveValue(fee);
  }
  type(/^Travel fee/, '10');
  await act(async () => type('ZIP code', '80007'));
  expect(screen.getByLabelText(/^Travel fee/)).toHaveValue('10');
});

test('a tap on the day in the bar leads to the time', async () => {
  await lookUpKnown();
  await tap(/^Tue, /);
  expect(screen.getByRole('region', { name: 'Time' })).toHaveFocus();
});
