import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OperatorFrame } from '../operator-frame.fixture';
import { FindPanel } from './find-panel';
import { answerCalls, tap, type } from '@/testing/function-calls';

const dana = {
  reference: 'AG-7K4Q2M',
  token: 'oB7bK0pd2I0E5L1_AmOkrg',
  name: 'Dana Reyes',
  phone: '720-555-0112',
  email: '',
  pets: ['Ozzy'],
  day: '2026-10-06',
};

test('a customer is found by the last four digits, and a tap opens the newest visit', async () => {
  const sent = await answerCalls('2026-11-24T14:00:00Z', ({ words }) =>
    Response.json({ names: words === '0112' ? [dana] : [] }),
  );
  render(<FindPanel onClose={vi.fn()} />, { wrapper: OperatorFrame });
  await waitFor(() => expect(screen.getByLabelText('Name, pet or phone')).toHaveFocus());
  await tap('Find');
  expect(await screen.findByText('Type a name, a pet’s name or a number.')).toBeVisible();
  expect(sent).toEqual([]);
  type('Name, pet or phone', '0113');
  await tap('Find');
  expect(await screen.findByText('Nobody goes by that.')).toBeVisible();
  type('Name, pet or phone', '0112');
  await tap('Find');
  const link = await screen.findByRole('link', { name: /^Dana Reyes, Ozzy/ });
  expect(link).toHaveTextContent('(720) 555-0112, visit Tue, Oct 6');
  expect(link).toHaveAttribute('href', `/operator#${dana.reference}.${dana.token}`);
});
