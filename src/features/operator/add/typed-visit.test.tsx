import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerAdded, lookUp, lookUpKnown, setup } from './add-panel.fixture';
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
