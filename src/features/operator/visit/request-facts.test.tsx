import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OperatorFrame } from '../operator-frame.fixture';
import { confirmed, setup } from './operator-page.fixture';
import { lastTime, operatorVisit, pressed } from './operator-visit.fixture';
import { FirstWish } from './request-facts';
import { toFullDetails } from '@shared/visits/request-details';
import { sampleBooking, typedAnswers } from '@shared/visits/sample-booking.fixture';

async function show(changes: Partial<typeof sampleBooking> = {}) {
  const row = { ...sampleBooking, ...changes };
  const details = toFullDetails({ request: [row], request_version: 1 }, row);
  const { read } = await setup();
  read({ ...operatorVisit, ...details, requestVersion: 2 });
  return document.body.textContent ?? '';
}

test('shows all that an owner can type', async () => {
  const shown = await show();
  const { email, service, preferred_time } = sampleBooking;
  for (const text of [...Object.values(typedAnswers), email, service, preferred_time]) {
    expect(shown).toContain(text);
  }
});

test('keeps the gate code out of the link to the map', async () => {
  await show();
  const map = screen.getByRole('link', { name: /^12 |, \d{5}$/ });
  expect(map).toHaveAttribute('href', expect.stringContaining('Pearl'));
  expect(map).toHaveAttribute('href', expect.not.stringContaining('4411'));
});

test.each([
  ['core', 'No travel fee'],
  ['outside', 'Outside our usual area'],
  ['elsewhere', 'Not a Denver-area ZIP'],
])('shows the answer the owner saw: %s', async (zip_answer, words) => {
  await show({ zip_answer });
  expect(screen.getByText(words)).toBeVisible();
});

test('says when the window was over before the request came', async () => {
  const words = 'This window was already over when the request was sent.';
  await show({ created_at: '2026-11-24T10:00:00-07:00' });
  expect(screen.getByText(words)).toBeVisible();
  expect(operatorVisit.wasOver).toBe(false);
});

test.each([
  ['requested', 1],
  ['canceled', 0],
  ['declined', 0],
] as const)('a warning stands only where an answer is due: %s', (status, count) => {
  render(<FirstWish {...operatorVisit} status={status} reviewReasons={['many_requests']} />);
  expect(screen.queryAllByText('Look at this one first.')).toHaveLength(count);
});

test.each([
  ['Last time Oct 6: 2 h 15 min, charge not noted.', lastTime, []],
  [
    'Last time Oct 6: 2 h 15 min, $130. Booked Dec 1 and Jan 12.',
    { ...lastTime, charged: 130, nextPrice: 115 },
    ['2026-12-01', '2027-01-12'].map((day) => {
      return { reference: day, token: 'x', price: 0, starts: { day, time: '10:00' } };
    }),
  ],
  ['Last time Oct 6: 2 h 15 min, $220, $180 for the visit.', { ...lastTime, charged: 220 }, []],
  ['Last time Oct 6: nobody home.', { ...lastTime, status: 'no_show' }, []],
] as const)('shows under the pets: %s', (words, last, bookedAgain) => {
  render(<FirstWish {...operatorVisit} lastTime={last} bookedAgain={bookedAgain} />, {
    wrapper: OperatorFrame,
  });
  expect(screen.getByText(words)).toBeVisible();
});

test('the last time of a customer stands above the request', async () => {
  const { read } = await setup();
  read({ ...confirmed, lastTime });
  const last = screen.getByRole('region', { name: 'Last time, Tue, Oct 6' });
  for (const words of [
    'Biscuit: Full Groom',
    'charge not noted',
    'June came',
    'Nobody home at 1 of 3',
    'Dana Reyes, by phone; email differs',
  ])
    expect(last).toHaveTextContent(words);
  expect(within(screen.getByRole('banner')).getByText('Bites at nails')).toBeVisible();
  read({ ...confirmed, lastTime: { ...lastTime, status: 'no_show' } });
  expect(last).not.toHaveTextContent('noted');
  read({ ...confirmed, lastTime: { ...lastTime, status: 'confirmed' } });
  expect(last).toHaveTextContent('Not marked done, Tue, Oct 6');
  read(confirmed);
  expect(screen.queryByText(/Last time/)).toBeNull();
  const unknown = 'No earlier visit by this email or phone';
  expect(screen.getByText(unknown)).toBeVisible();
  read({ ...confirmed, status: 'done' });
  expect(screen.queryByText(unknown)).toBeNull();
});

test.each([
  ['sent', ['add'], 'The customer was told'],
  [null, ['add'], 'You set'],
  // Undo of a cancellation sends nothing.
  [null, ['add', 'cancel', 'undo'], 'The customer was told'],
  ['waiting', ['add', 'move', 'undo'], 'The customer will be told'],
] as const)(
  'says whether an email told the customer: %s %s',
  async (answerEmail, actions, words) => {
    const { read } = await setup();
    const history = actions
      .flatMap(pressed)
      .map((change, index) => ({ ...change, id: `${index}` }));
    const shown = { ...confirmed, answerEmail, history, lastChange: history.at(-1)?.id ?? null };
    read(shown);
    expect(screen.getByText(words)).toBeVisible();
    const startsAt = '2026-11-22T16:00:00Z';
    const begun = {
      changedAt: '2026-11-22T16:01:00Z',
      canceling: { startsAt, freeUntil: startsAt, lateFee: 25 },
    };
    read({ ...shown, ...begun });
    expect(screen.getByText('You set')).toBeVisible();
  },
);

test('Undo of a cancellation leaves the time of the answer', async () => {
  const { read } = await setup();
  const history = ['confirm', 'cancel', 'undo'].flatMap(pressed).map((change, index) => ({
    ...change,
    isUndone: change.action === 'cancel',
    at: `2026-11-22T16:5${index}:00Z`,
  }));
  read({ ...confirmed, revision: 3, changedAt: '2026-11-22T16:52:00Z', history });
  expect(screen.getByText('confirmed at 9:50 AM')).toBeVisible();
});

test.each([
  ['confirmed', 1],
  ['done', 0],
  ['no_show', 0],
] as const)('names the service once, and the price where it counts: %s', async (status, prices) => {
  const { read } = await setup();
  read({ ...confirmed, status, price: 165, travelFee: 0 });
  expect(document.body.textContent?.match(/Full Groom/g)).toHaveLength(1);
  expect(document.body.textContent?.match(/\$165/g) ?? []).toHaveLength(prices);
});

test('the travel fee that was agreed takes the place of what the ZIP says, once', async () => {
  const { read } = await setup();
  read({ ...confirmed, zipCode: '80401', zone: 'extended', travelFee: 15 });
  expect(screen.getByText(/Travel fee: \$15\./)).toBeVisible();
  expect(screen.queryByText(/expect a travel fee/i)).toBeNull();
});
