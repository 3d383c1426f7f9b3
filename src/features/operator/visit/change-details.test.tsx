import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith, confirmed, press, setup } from './operator-page.fixture';

test('another pet that is heard of by phone is saved with its minutes and price', async () => {
  const { read } = await setup();
  read(confirmed);
  await press('Change details');
  await screen.findByRole('button', { name: 'Save and tell them' });
  await press('Add another pet');
  const second = within(screen.getByRole('region', { name: 'Pet 2' }));
  fireEvent.change(second.getByLabelText('Pet’s name'), { target: { value: 'Ozzy' } });
  for (const choice of [/^Dog/, /^Small/, /^Spa Bath/])
    await act(async () => fireEvent.click(second.getByRole('radio', { name: choice })));
  const { sent } = answerWith(confirmed);
  await press('Save and tell them');
  await waitFor(() =>
    expect(sent()).toMatchObject([
      {
        action: 'change_details',
        revision: 1,
        pets: [
          { pet_name: confirmed.pets[0]?.name, address: confirmed.address },
          { pet_name: 'Ozzy', service: 'Spa Bath', address: confirmed.address },
        ],
      },
    ]),
  );
  expect(sent()[0].minutes).toBeGreaterThan(confirmed.minutes);
});
