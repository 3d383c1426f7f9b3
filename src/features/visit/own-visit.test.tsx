import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setup, wish } from './own-visit.fixture';
import { ownerVisit } from './owner-visit.fixture';
import { rebookedPet } from '@/request/rebooking.fixture';
import { tap } from '@/testing/function-calls';

test('the page of a request names what was promised, whatever is blocked by now', () => {
  const sent = { sentAt: '2026-11-22T18:00:00Z', answerBy: '2026-11-24T16:00:00Z' };
  const preferred = { ...ownerVisit.preferred, day: '2026-11-29' };
  setup({ ...ownerVisit, status: 'requested', starts: null, preferred, ...sent });
  expect(document.body).toHaveTextContent('We’ll answer by 9:00 AM on Tuesday, November 24.');
  expect(screen.getByText(/^We’re closed on Sundays, so we’ll look/)).toBeVisible();
});

test.each([
  ['ready', 'Before we come'],
  ['cancel', 'Can’t make it?'],
] as const)('a link to %s opens the page at its part', (part, name) => {
  Element.prototype.scrollIntoView = () => undefined;
  setup(ownerVisit, part);
  expect(screen.getByRole('heading', { name })).toHaveFocus();
  const link = screen.getByRole('link', { name: 'Cancel' });
  expect(link).toHaveAttribute('href', `/#${ownerVisit.reference}.oB7bK0pd2I0E5L1_AmOkrg.cancel`);
});

const news = () => screen.queryByText(/^This visit was changed .*, while this page was open\./);

test('a visit that we moved says so, and keeps what the owner was typing', async () => {
  const read = setup();
  await tap('Ask for another time');
  const words = await screen.findByLabelText('Anything else? (optional)');
  fireEvent.change(words, { target: { value: 'After school' } });
  expect(news()).toBeNull();
  read({ ...ownerVisit, revision: 2, starts: { day: '2026-11-25', time: '11:00' } });
  expect(news()).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByLabelText('Anything else? (optional)')).toHaveValue('After school');
});

test('a screen reader hears the day and the time as one sentence', () => {
  setup();
  const sentence = screen.getByText('Tuesday, November 24,').parentElement;
  expect(sentence).toHaveTextContent('Tuesday, November 24, around 10:00 AM');
  expect(screen.getByText('Tuesday').closest('[aria-hidden]')).not.toBeNull();
});

const cat = { ...rebookedPet, type: 'cat' };

test.each([
  [[cat], 'Put your cat in a carrier.', /leash/],
  [[{ ...cat, type: 'dog' }], 'have the leash on.', /carrier/],
])('the page tells what to have ready for the pets it has', (pets, words, other) => {
  setup({ ...ownerVisit, pets });
  const ready = screen.getByRole('region', { name: 'Before we come' });
  expect(ready).toHaveTextContent(words);
  expect(ready).not.toHaveTextContent(other);
});

test('before our answer the page names the expected travel fee', () => {
  const requested = { ...ownerVisit, status: 'requested', starts: null } as const;
  const travelWords = 'Expect a travel fee of $15';
  const read = setup({ ...requested, estimate: 0, travelWords, expectedFee: 15 });
  expect(screen.getByText(`${travelWords}.`)).toBeVisible();
  read({ ...requested, estimate: 145, travelWords, expectedFee: 15 });
  expect(screen.getByText('$145 plus $15 travel, $160 in all')).toBeVisible();
  expect(screen.queryByText(`${travelWords}.`)).toBeNull();
});

test('the page names what is owed, and what a higher price is instead of', () => {
  const priceNote = 'instead of $165, if you agree';
  const read = setup({ ...ownerVisit, priceNote, fees: [{ day: '2026-12-01', fee: 25 }] });
  expect(screen.getByText('the $25 fee from Dec 1')).toBeVisible();
  expect(screen.getByText(priceNote)).toBeVisible();
  read(ownerVisit);
  expect(screen.queryByText(/Also owed|if you agree/)).toBeNull();
});

const over = { starts: { day: '2026-11-16', time: '10:00' }, wish };
const terms = { startsAt: '', freeUntil: '' };
const preferred = { ...ownerVisit.preferred, day: '2026-11-23', window: '8-10 AM' };
const unanswered = { status: 'requested', starts: null, preferred } as const;

test.each([
  ['hold', { ...over, canceling: { ...terms, lateFee: 0 } }, 'This hold has ended', 'Book a visit'],
  ['booking', { ...over, canceling: { ...terms, lateFee: 25 } }, 'Your visit was', 'Book a visit'],
  [
    'request',
    { ...unanswered, answerBy: '2026-11-23T16:00:00Z' },
    'We didn’t answer in time',
    'Ask for another day',
  ],
])('the page of a %s begins with another day once its own is over', (_name, changes, name, way) => {
  setup({ ...ownerVisit, ...changes });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual([way]);
  expect(document.body).not.toHaveTextContent(
    /[Ww]e’ll arrive|We can do|Until we answer|Before we/,
  );
});

test('a request whose window is over waits for an answer that is still to come', () => {
  setup({ ...ownerVisit, ...unanswered });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We have your request');
});

test('a no-show offers to book again, and nothing that only a visit to come has', () => {
  setup({ ...ownerVisit, status: 'no_show', revision: 2, fee: 25 });
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Book again']);
  expect(screen.queryByText(/Estimate|Thank/)).toBeNull();
});

test.each([
  ['fully_booked', ['Ask for another day', 'Call', 'Text us']],
  ['not_for_us', ['Call', 'Text us']],
  ['too_far', []],
])('a request declined for %s offers: %s', (reason, offers) => {
  setup({ ...ownerVisit, status: 'declined', starts: null, minutes: null, reason });
  const shown = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')];
  const names = ['Ask for another day', 'Call', 'Text us'].filter((name) =>
    shown.some(({ textContent }) => textContent?.startsWith(name)),
  );
  expect(names).toEqual(offers);
});

test.each([
  ['12 Pearl St, Apt 4, 80206', /cherry-creek/],
  ['', /van/],
])('the ticket of a visit to "%s" has the picture of its neighborhood', (address, picture) => {
  setup({ ...ownerVisit, address });
  const [first] = screen.getAllByRole('presentation');
  expect(first).toHaveAttribute('src', expect.stringMatching(picture));
});

const startsAt = '2026-11-24T17:00:00Z';
const canceling = { startsAt, freeUntil: '2026-11-24T13:00:00Z', lateFee: 40 };

test('the page tells the stored terms of canceling', () => {
  setup({ ...ownerVisit, canceling });
  const words = 'is free until Tue, Nov 24, 6:00 AM; later cancellations or no-shows cost $40.';
  expect(document.body).toHaveTextContent(words);
});

test('canceling late costs the stored fee, named before and after', async () => {
  const read = setup({ ...ownerVisit, isLate: true, canceling });
  await tap('Cancel this visit');
  expect(screen.getByText(/less than 4 hours away\. Canceling now costs \$40\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel for $40' })).toBeVisible();
  const canceled = { status: 'canceled', revision: 2, canceledBy: 'owner', wasLate: true } as const;
  read({ ...ownerVisit, ...canceled, canceling });
  expect(document.body).toHaveTextContent('so the $40 late cancellation fee applies');
});
