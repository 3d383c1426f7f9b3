import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DayPage } from '../day/operator-day';
import { OperatorFrame } from '../operator-frame.fixture';
import { answerCalls, tap } from '@/testing/function-calls';
import { emptyDay } from '@shared/visits/empty-day.fixture';
import type { WaitingMessage } from '@shared/visits/operator-day';

const ann: WaitingMessage = {
  kind: 'message',
  id: '7d1f3a52-1c2d-4e5f-8a9b-0c1d2e3f4a5b',
  name: 'Ann Example',
  phone: '(303) 555-0199',
  email: 'ann?bcc=x@example.test',
  text: 'Do you groom Newfoundlands?\nShe is 120 lbs.',
  answerBy: '2026-11-24T19:00:00Z',
  isCustomer: false,
};
const pat: WaitingMessage = { ...ann, id: ann.id.replace('7d', '8d'), name: 'Pat', email: '' };

/** Two messages wait; what is set leaves the day, unless `fails` says that no answer comes. */
async function setup() {
  const gone = new Set<unknown>();
  const network = { fails: false };
  const sent = await answerCalls('2026-11-24T18:00:00Z', ({ action, id, status }) => {
    if (action === 'message') {
      if (network.fails) return Response.error();
      gone[status === 'new' ? 'delete' : 'add'](id);
      return Response.json({ done: true });
    }
    const messages = [ann, pat].filter((message) => !gone.has(message.id));
    return Response.json({ day: { ...emptyDay, messages } });
  });
  render(<DayPage />, { wrapper: OperatorFrame });
  await screen.findByText('Ann Example');
  return { network, sets: () => sent.filter(({ action }) => action === 'message') };
}

const card = () => within(screen.getAllByRole('listitem')[0] ?? document.body);

const tapFirst = (name: string) =>
  act(async () => void fireEvent.click(card().getByRole('button', { name })));

test('a message shows its text, until when an answer is promised, and how to reach its sender', async () => {
  await setup();
  expect(screen.getByRole('heading', { name: 'To answer (2)' })).toBeVisible();
  expect(card().getByText('by 12:00 PM')).toBeVisible();
  expect(card().getByText(/^Do you groom Newfoundlands\?/)).toHaveTextContent('She is 120 lbs.');
  const links = card().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'tel:+13035550199',
    expect.stringMatching(/^sms:\+13035550199\?&body=Hi%20Ann/),
    // The sender typed the address, which must not add a header.
    'mailto:ann%3Fbcc%3Dx@example.test',
  ]);
});

test.each([
  ['Answered', 'answered', 'Ann Example: answered'],
  ['Spam', 'spam', 'Ann Example: marked as spam'],
])('%s takes a message off the list, and Undo puts it back', async (name, status, words) => {
  const { sets } = await setup();
  await tapFirst(name);
  await waitFor(() => expect(card().getByText(words.split(': ')[1] ?? '')).toHaveFocus());
  expect(card().getByText(/:/).parentElement).toHaveTextContent(words);
  expect(screen.getByRole('heading', { name: 'To answer (1)' })).toBeVisible();
  expect(screen.getByText('Pat')).toBeVisible();

  await tapFirst('Undo');
  await waitFor(() => expect(card().getByText('Ann Example')).toHaveFocus());
  expect(screen.getByRole('heading', { name: 'To answer (2)' })).toBeVisible();
  expect(card().getByRole('button', { name: 'Answered' })).toBeEnabled();
  expect(sets()).toMatchObject([
    { id: ann.id, status },
    { id: ann.id, status: 'new' },
  ]);
});

test('a tap without an answer says so at its message, and can be tried again', async () => {
  const { network, sets } = await setup();
  network.fails = true;
  await tapFirst('Answered');
  expect(await card().findByRole('alert')).toHaveTextContent('No answer came back. Tap again.');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  network.fails = false;
  await tapFirst('Spam');
  await card().findByRole('button', { name: 'Undo' });
  expect(screen.queryByRole('alert')).toBeNull();

  network.fails = true;
  await tap('Answered');
  await screen.findByRole('alert');
  expect(card().getByText('marked as spam')).toBeVisible();
  await tapFirst('Undo');
  expect(await card().findByRole('alert')).toBeVisible();
  expect(card().getByRole('button', { name: 'Undo' })).toBeEnabled();
  expect(sets()).toHaveLength(4);
});
