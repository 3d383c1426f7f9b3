import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerOwner, setup, wish } from './own-visit.fixture';
import { ownerVisit } from './owner-visit.fixture';
import { tap } from '@/testing/function-calls';
import { rules } from '@shared/business/policy';

test('a link to another time opens its question, unless one was sent', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await act(async () => void setup(ownerVisit, 'time'));
  expect(await screen.findByLabelText('Anything else? (optional)')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Need another time?' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Yes, that works' })).toBeNull();
  cleanup();
  setup({ ...ownerVisit, wish }, 'time');
  expect(screen.getByText(/^You asked to move to/)).toBeVisible();
  expect(screen.queryByLabelText('Anything else? (optional)')).toBeNull();
});

test.each([
  ['held', { lateFee: 0 }, 'we hold this time for you, and it costs nothing'],
  ['booked', { lateFee: 25 }, 'your visit stays as it is'],
])('a time stays %s while another one is asked for', (stamp, terms, words) => {
  const { canceling } = ownerVisit;
  setup({ ...ownerVisit, wish, canceling: canceling && { ...canceling, ...terms } });
  expect(screen.getByText(stamp)).toBeVisible();
  expect(screen.getByText(new RegExp(`Until we answer, ${words}`))).toBeVisible();
});

test('a late cancellation names the fee and the ways out before any tap', () => {
  setup({ ...ownerVisit, isLate: true });
  expect(screen.getByText(/Canceling now costs \$25\./)).toBeVisible();
  expect(screen.getByText(/^Sick pet, or are we over 30 minutes late\?/)).toHaveTextContent(
    rules.sickPet,
  );
  cleanup();
  setup();
  expect(screen.getByText('Canceling now is free.')).toBeVisible();
  expect(screen.queryByText(/^Sick pet/)).toBeNull();
});

test('an answer to a wish that is late says so', () => {
  setup({ ...ownerVisit, wish: { ...wish, answerBy: '2026-11-23T16:59:00Z' } });
  expect(screen.getByText(/^We’re late with our answer/)).toBeVisible();
  expect(screen.queryByText(/We’ll answer by/)).toBeNull();
});

test('an owner changes a wish that waits, starting from what was asked', async () => {
  const changed = { ...ownerVisit, wish: { ...wish, window: '4-6 PM' } };
  const sent = await answerOwner(ownerVisit, () => Response.json({ visit: changed }));
  setup({ ...ownerVisit, wish });
  await tap('Ask for a different time');
  expect(await screen.findByLabelText('Anything else? (optional)')).toHaveValue('After school');
  fireEvent.change(screen.getByLabelText('Arrival window'), { target: { value: '4-6 PM' } });
  await tap('Send');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send' })).toBeNull());
  expect(sent).toMatchObject([{ action: 'ask', day: '2026-12-01', window: '4-6 PM' }]);
});

test('an owner who asked for another time keeps the visit with one tap', async () => {
  const kept = { ...ownerVisit, hasAccepted: true };
  const sent = await answerOwner(ownerVisit, () => Response.json({ visit: kept }));
  const read = setup({ ...ownerVisit, wish });
  await tap('Keep Tue, Nov 24, 10:00 AM');
  await waitFor(() => expect(sent).toMatchObject([{ action: 'accept', wish: wish.number }]));
  read(kept);
  await waitFor(() => expect(screen.getByText(/^All agreed/)).toHaveFocus());
  expect(screen.queryByText(/^You asked to move to/)).toBeNull();
});

test('once the operator keeps the time, the page that stayed open offers the button again', () => {
  const read = setup({ ...ownerVisit, wish });
  read({ ...ownerVisit, declinedWish: wish });
  expect(screen.getByText(/We’re sorry, we can’t come on/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask for another time' })).toBeVisible();
});

test('a wish that comes too late is answered where it was sent', async () => {
  const error = 'too_late_to_ask';
  const tooLate = { ...ownerVisit, askRefusal: error } as const;
  await answerOwner(ownerVisit, () => Response.json({ error, visit: tooLate }, { status: 409 }));
  const read = setup({ ...ownerVisit, wish });
  await tap('Ask for a different time');
  await screen.findByRole('button', { name: 'Send' });
  await tap('Send');
  read(tooLate);
  await waitFor(() => expect(screen.getByText(/quicker to talk/)).toHaveFocus());
});

test.each([
  ['Tuesday', { day: '2026-11-24', time: '09:30' }, /quicker to talk/, 25],
  [
    'Monday, after Saturday evening',
    { day: '2026-11-23', time: '14:00' },
    /For a sick pet, moving or canceling is always free/,
    25,
  ],
  [
    'Monday, held',
    { day: '2026-11-23', time: '14:00' },
    /too late to choose another time here\. .* cancel below, which costs nothing/,
    0,
  ],
])('a day ahead, a visit of %s says what is left', (_name, starts, words, lateFee) => {
  const canceling = ownerVisit.canceling && { ...ownerVisit.canceling, lateFee };
  setup({ ...ownerVisit, starts, canceling, askRefusal: 'too_late_to_ask' });
  expect(screen.getByText(words)).toBeVisible();
});

test('an owner asks for one of the next open days with a tap', async () => {
  const sent = await answerOwner(ownerVisit, () =>
    Response.json({ visit: { ...ownerVisit, wish } }),
  );
  setup();
  await tap('Ask for another time');
  await screen.findByRole('button', { name: 'Send' });
  await tap('Send');
  expect(screen.getByText('Choose a day.')).toBeVisible();
  const tuesday = screen.getByRole('radio', { name: /^Tue/ });
  await act(async () => void fireEvent.click(tuesday));
  expect(screen.queryByText('Choose a day.')).toBeNull();
  await tap('Send');
  await waitFor(() => expect(sent).toMatchObject([{ action: 'ask', day: '2026-11-24' }]));
});

test('a window before our answer is closed, with the reason', async () => {
  await answerOwner(ownerVisit);
  setup();
  await tap('Ask for another time');
  const monday = await screen.findByRole('radio', { name: /^Today/ });
  await act(async () => void fireEvent.click(monday));
  const name = '10 AM-12 PM: We answer by 12:00 PM. Call for this one.';
  expect(screen.getByRole('option', { name })).toBeDisabled();
  expect(screen.getByRole('option', { name: '2-4 PM' })).toBeEnabled();
});

test('a link to a window that is over says so until another day is chosen', async () => {
  await answerOwner(ownerVisit);
  await act(async () => void setup(ownerVisit, 'time', '?day=2026-11-23&window=8-10+AM'));
  const gone = 'That window is gone. Choose another.';
  expect(await screen.findByText(gone)).toBeVisible();
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /^Tue/ })));
  expect(screen.queryByText(gone)).toBeNull();
  cleanup();
  await act(async () => void setup(ownerVisit, 'time', '?day=2026-11-25&window=8-10+AM'));
  expect(screen.queryByText(gone)).toBeNull();
});

test('windows are marked as in the booking form, on the visit’s own day the open ones', async () => {
  await answerOwner(ownerVisit);
  const words = ['open', 'tight', 'taken', 'open', 'open'];
  const windows = { '2026-11-24': words, '2026-11-25': words };
  vi.stubGlobal('fetch', async () => Response.json({ closedDays: [], windows }));
  setup({ ...ownerVisit, minutes: 120 });
  await tap('Ask for another time');
  await act(async () => void fireEvent.click(await screen.findByRole('radio', { name: /^Wed/ })));
  expect(await screen.findByRole('option', { name: '12-2 PM: Taken' })).toBeEnabled();
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /^Tue/ })));
  expect(screen.getByRole('option', { name: '12-2 PM' })).toBeEnabled();
  expect(screen.getByRole('option', { name: '2-4 PM: Open' })).toBeEnabled();
});

test('a wish that cannot be changed any more is shown without the button', () => {
  setup({ ...ownerVisit, wish, askRefusal: 'too_many_wishes' });
  expect(screen.queryByRole('button', { name: 'Ask for a different time' })).toBeNull();
  expect(screen.getByText(/^You asked to move to/)).toBeVisible();
});
