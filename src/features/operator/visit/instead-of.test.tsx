import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { confirmed, setup } from './operator-page.fixture';
import { operatorVisit } from './operator-visit.fixture';
import { tap, type } from '@/testing/function-calls';

test('a move presets no yes while a price waits for one', async () => {
  const { read } = await setup();
  read({ ...confirmed, price: 170, openPrice: '$170 instead of $145', openAmount: 25 });
  await tap('Move');
  expect(screen.getByRole('radio', { name: /^Not yet/ })).toBeChecked();
});

test.each([
  ['a request', operatorVisit, 'instead of $145'],
  ['a visit that moves', { ...confirmed, price: 120 }, 'instead of $120'],
] as const)(
  'the bar names the price that the customer of %s knows',
  async (_name, visit, words) => {
    const { read } = await setup();
    read({ ...visit, estimate: 145, requestVersion: 2 });
    if (visit.status === 'confirmed') await tap('Move');
    expect(screen.queryByText(/instead of/)).toBeNull();
    await act(async () => type('Price in $', '200'));
    expect(screen.getByText(/\$200/)).toHaveTextContent(words);
  },
);
