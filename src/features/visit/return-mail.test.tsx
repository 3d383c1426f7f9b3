import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { VisitCard } from './visit-card';
import { paths } from '@/site/paths';
import { answerCalls, tap } from '@/testing/function-calls';

const reference = 'AG-7K4Q2M';
const token = 'oB7bK0pd2I0E5L1_AmOkrg';

async function setup(returnEmail: string | null) {
  let state = returnEmail;
  const sent = await answerCalls('2026-11-23T17:00:00Z', ({ action }) => {
    if (action === 'end_return_emails') state = 'ended';
    if (action === 'resume_return_emails') state = 'on';
    return Response.json({ returnEmail: state });
  });
  const link = `${paths.visit}#${reference}.${token}.stop`;
  render(
    <MemoryRouter initialEntries={[link]}>
      <VisitCard />
    </MemoryRouter>,
  );
  return sent;
}

const stop = 'Stop these emails';

test.each(['on', 'booked'])('the page changes nothing before its button: %s', async (state) => {
  const sent = await setup(state);
  await screen.findByRole('button', { name: stop });
  expect(sent).toEqual([{ audience: 'stop', reference, token, action: 'read_return_emails' }]);

  await tap(stop);
  const words = await screen.findByText(/^OK, we won’t email you about it/);
  expect(words).toHaveFocus();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('These emails are stopped');
  expect(screen.queryByRole('button', { name: stop })).toBeNull();

  await tap('Undo');
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('on again'),
  );
  const actions = sent.map(({ action }) => action.replace('_return_emails', ''));
  expect(actions).toEqual(['read', 'end', 'resume']);
});

test('opened once more, the page says that the emails are stopped', async () => {
  await setup('ended');
  expect(await screen.findByText(/^OK, we won’t email you about it/)).not.toHaveFocus();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a visit without such emails has none to stop', async () => {
  await setup(null);
  expect(await screen.findByRole('link', { name: 'Book a visit' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
