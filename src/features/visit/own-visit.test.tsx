import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { OwnVisit } from './own-visit';
import { ownerVisit } from './owner-visit.fixture';
import { useVisitChange } from '@/backend/calls/use-visit';
import { queryClient } from '@/backend/query-client';
import { supabase } from '@/backend/supabase';
import type { OwnerChange } from '@shared/visits/visit-actions';
import type { VisitPart } from '@shared/visits/visit-state';

const { audience, reference } = ownerVisit;
const visitKey = { audience, reference, token: 'oB7bK0pd2I0E5L1_AmOkrg' };

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

function Page({ visit, part }: { visit: typeof ownerVisit; part?: VisitPart | undefined }) {
  const mutation = useVisitChange<OwnerChange>(visitKey);
  return <OwnVisit {...{ visit, visitKey, mutation, part }} isFetchedAfterMount />;
}

function setup(visit = ownerVisit, part?: VisitPart) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T17:00:00Z') });
  onTestFinished(() => {
    queryClient.clear();
    vi.useRealTimers();
  });
  const { rerender } = render(<Page {...{ visit, part }} />, { wrapper: MemoryRouter });
  return (visit: typeof ownerVisit) => rerender(<Page visit={visit} />);
}

test.each([
  ['ready', 'Before we come'],
  ['time', 'Need another time?'],
  ['cancel', 'Can’t make it?'],
] as const)('a link to %s opens the page at its part', (part, name) => {
  Element.prototype.scrollIntoView = () => undefined;
  setup(ownerVisit, part);
  expect(screen.getByRole('heading', { name })).toHaveFocus();
});

const news = () => screen.queryByText(/^This visit was changed .*, while this page was open\./);

test('a visit that we moved says so, and keeps what the owner was typing', async () => {
  const read = setup();
  await press('Ask for another time');
  const words = await screen.findByLabelText('Anything else? (optional)');
  fireEvent.change(words, { target: { value: 'After school' } });
  expect(news()).toBeNull();
  read({ ...ownerVisit, revision: 2, starts: { day: '2026-11-25', time: '11:00' } });
  expect(news()).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByLabelText('Anything else? (optional)')).toHaveValue('After school');
});

const wish = {
  day: '2026-12-01',
  window: '2-4 PM',
  words: 'After school',
  askedAt: '2026-11-23T16:30:00Z',
  number: 1,
};

test('an owner changes a wish that waits, starting from what was asked', async () => {
  await supabase();
  setup({ ...ownerVisit, wish });
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    if (body.includes('windows')) return Response.json({ closedDays: [], windows: {} });
    sent.push(JSON.parse(body));
    return Response.json({ visit: { ...ownerVisit, wish: { ...wish, window: '4-6 PM' } } });
  });
  await press('Ask for a different time');
  expect(await screen.findByLabelText('Anything else? (optional)')).toHaveValue('After school');
  fireEvent.change(screen.getByLabelText('Arrival window'), { target: { value: '4-6 PM' } });
  await press('Send');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send' })).toBeNull());
  expect(sent).toMatchObject([{ action: 'ask', day: '2026-12-01', window: '4-6 PM' }]);
});

test('once the operator keeps the time, the page that stayed open offers the button again', () => {
  const read = setup({ ...ownerVisit, wish });
  read({ ...ownerVisit, declinedWish: wish });
  expect(screen.getByText(/We’re sorry, we can’t come on/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask for another time' })).toBeVisible();
});

test('a wish that comes too late is answered where it was sent', async () => {
  await supabase();
  const read = setup({ ...ownerVisit, wish });
  const tooLate = { ...ownerVisit, askRefusal: 'too_late_to_ask' } as const;
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) =>
    body.includes('windows')
      ? Response.json({ closedDays: [], windows: {} })
      : Response.json({ error: 'too_late_to_ask', visit: tooLate }, { status: 409 }),
  );
  await press('Ask for a different time');
  await screen.findByRole('button', { name: 'Send' });
  await press('Send');
  read(tooLate);
  await waitFor(() => expect(screen.getByText(/quicker to talk/)).toHaveFocus());
});

test('an owner asks for one of the next open days with a tap', async () => {
  await supabase();
  setup();
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    if (body.includes('windows')) return Response.json({ closedDays: [], windows: {} });
    sent.push(JSON.parse(body));
    return Response.json({ visit: { ...ownerVisit, wish } });
  });
  await press('Ask for another time');
  await screen.findByRole('button', { name: 'Send' });
  await press('Send');
  expect(screen.getByText('Choose a day.')).toBeVisible();
  const tuesday = screen.getByRole('radio', { name: /^Tue/ });
  await act(async () => void fireEvent.click(tuesday));
  expect(screen.queryByText('Choose a day.')).toBeNull();
  await press('Send');
  await waitFor(() => expect(sent).toMatchObject([{ action: 'ask', day: '2026-11-24' }]));
});

test('a wish that can be changed no more says so after it was sent, and not before', () => {
  setup({ ...ownerVisit, wish, askRefusal: 'too_many_wishes' });
  expect(screen.queryByRole('button', { name: 'Ask for a different time' })).toBeNull();
  expect(screen.getByText(/^You asked to move to/)).toBeVisible();
});

test('a screen reader hears the day and the time as one sentence', () => {
  setup();
  const sentence = screen.getByText('Tuesday, November 24,').parentElement;
  expect(sentence).toHaveTextContent('Tuesday, November 24, around 10:00 AM');
  expect(screen.getByText('Tuesday').closest('[aria-hidden]')).not.toBeNull();
});

const cat = {
  name: 'Mo',
  type: 'cat',
  breed: null,
  weight: null,
  size: 'small',
  service: 'Cat Grooming',
  addOns: [],
};

test.each([
  [[cat], 'Put your cat in a carrier.', /leash/],
  [[{ ...cat, type: 'dog' }], 'have the leash on.', /carrier/],
])('the page tells what to have ready for the pets it has', (pets, words, other) => {
  setup({ ...ownerVisit, pets });
  const ready = screen.getByRole('region', { name: 'Before we come' });
  expect(ready).toHaveTextContent(words);
  expect(ready).not.toHaveTextContent(other);
});

test('a no-show offers to book again, and nothing that only a visit to come has', () => {
  setup({ ...ownerVisit, status: 'no_show', revision: 2, noShowFee: 25 });
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

const canceling = {
  startsAt: '2026-11-24T17:00:00Z',
  freeUntil: '2026-11-24T13:00:00Z',
  lateFee: 40,
};

test.each([
  [
    '2026-11-24T13:00:00Z',
    'Canceling is free until Tue, Nov 24, 6:00 AM; later cancellations or no-shows cost $40.',
  ],
  ['2026-11-24T17:00:00Z', 'You can cancel free until the visit starts; no-shows cost $40.'],
])('the page tells the stored terms of canceling, free until %s', (freeUntil, words) => {
  setup({ ...ownerVisit, canceling: { ...canceling, freeUntil } });
  expect(document.body).toHaveTextContent(words);
});

test('canceling late costs the stored fee, named before and after', async () => {
  const read = setup({ ...ownerVisit, isLate: true, canceling });
  await press('Cancel this visit');
  expect(screen.getByText(/less than 4 hours away\. Canceling now costs \$40\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel for $40' })).toBeVisible();
  const canceled = { status: 'canceled', revision: 2, canceledBy: 'owner', wasLate: true } as const;
  read({ ...ownerVisit, ...canceled, canceling });
  expect(document.body).toHaveTextContent('so the $40 late cancellation fee applies');
});
