import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { OperatorVisit } from './operator-visit';
import { operatorVisit } from './operator-visit.fixture';
import { queryClient } from '@/backend/query-client';
import { supabase } from '@/backend/supabase';
import { useVisitChange } from '@/backend/use-visit';
import type { VisitRefusal } from '@shared/visit-state';

const { audience, reference } = operatorVisit;
const visitKey = { audience, reference, token: 'oB7bK0pd2I0E5L1_AmOkrg' };

function Page({ visit }: { visit: typeof operatorVisit }) {
  return <OperatorVisit visit={visit} isFetchedAfterMount mutation={useVisitChange(visitKey)} />;
}

async function setup() {
  await supabase();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T17:00:00Z') });
  onTestFinished(() => {
    queryClient.clear();
    vi.useRealTimers();
  });
  const { rerender } = render(<Page visit={operatorVisit} />);
  return { read: (visit: typeof operatorVisit) => rerender(<Page visit={visit} />) };
}

function refuse(error: VisitRefusal, visit: typeof operatorVisit) {
  vi.stubGlobal('fetch', async () => Response.json({ error, visit }, { status: 409 }));
}

const field = (name: string) => screen.getByLabelText(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) =>
  act(async () => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  });

test('a mistake takes the focus to its field each time that it is sent', async () => {
  await setup();
  type('Minutes', '7');
  for (const attempt of [1, 2]) {
    await press('Confirm');
    expect(field('Minutes'), `${attempt}`).toHaveFocus();
    expect(field('Minutes')).toHaveAccessibleDescription('Whole minutes, from 15 to 480.');
  }
  type('A note to the owner (optional)', 'Please keep the gate open.');
  expect(field('Minutes')).toHaveAttribute('aria-invalid', 'true');
  type('We arrive at', '09:00');
  expect(field('Minutes')).not.toHaveAttribute('aria-invalid');
});

const sentAgain = {
  ...operatorVisit,
  requestVersion: 2,
  preferred: { ...operatorVisit.preferred, day: '2026-11-30' },
};
const confirmed = {
  ...operatorVisit,
  status: 'confirmed',
  revision: 1,
  starts: { day: '2026-11-24', time: '10:00' },
  minutes: 90,
  changedAt: '2026-11-22T16:50:00Z',
} as const;

test('a request that its owner changed says so, is preset anew, and keeps the note', async () => {
  const { read } = await setup();
  type('Day', '2026-11-27');
  type('A note to the owner (optional)', 'Please keep the gate open.');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  read(sentAgain);
  expect(screen.getByRole('status')).toHaveTextContent(
    'The owner changed the request meanwhile. Please check it again.',
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(field('Day')).toHaveValue('2026-11-30');
  expect(field('A note to the owner (optional)')).toHaveValue('Please keep the gate open.');
});

test('a reason that was typed is found again where it was typed', async () => {
  const { read } = await setup();
  await press('Decline');
  type('What the owner reads', 'Our van is at the shop.');
  read(sentAgain);
  await press('Decline');
  expect(field('What the owner reads')).toHaveValue('Our van is at the shop.');
});

test('a visit that another device changed says so', async () => {
  const { read } = await setup();
  read(confirmed);
  expect(screen.getByRole('status')).toHaveTextContent(
    'This visit was confirmed at 9:50 AM, while this page was open.',
  );
  expect(screen.getByRole('status')).not.toHaveTextContent('Nothing was sent from here.');
});

test('an answer that another device gave to the changed request is not hidden', async () => {
  const { read } = await setup();
  read({ ...confirmed, requestVersion: 2 });
  expect(screen.getByRole('status')).toHaveTextContent('This visit was confirmed at 9:50 AM');
});

test('a press after a change by the owner says that nothing was sent, and the next answers the new request', async () => {
  const { read } = await setup();
  refuse('stale', sentAgain);
  await press('Confirm');
  read(sentAgain);
  await vi.waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'The owner changed the request meanwhile. Please check it again. Nothing was sent from here.',
    ),
  );
  await act(async () => type('Minutes', '90'));
  expect(screen.getByRole('status')).toHaveTextContent('Nothing was sent from here.');

  const fetch = vi.fn(async () => Response.json({ visit: sentAgain }));
  vi.stubGlobal('fetch', fetch);
  await press('Confirm');
  const sent = expect.objectContaining({ body: expect.stringContaining('"requestVersion":2') });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledWith(expect.anything(), sent));
});

test('a refusal goes once a field of the answer is edited, and not with the note', async () => {
  await setup();
  refuse('not_allowed', operatorVisit);
  await press('Confirm');
  await vi.waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  type('A note to the owner (optional)', 'Please keep the gate open.');
  expect(screen.getByRole('alert')).toBeVisible();
  await act(async () => type('Minutes', '90'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the operator’s own change is no news, even if its answer was lost', async () => {
  const { read } = await setup();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  typeConfirmed();
  await press('Confirm');
  await vi.waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('No answer came back'),
  );
  read(confirmed);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('alert')).toBeNull();
  read({ ...confirmed, status: 'canceled', revision: 2, canceledBy: 'owner' });
  expect(screen.getByRole('status')).toHaveTextContent('This visit was canceled at 9:50 AM');
});

test('the reason of a decline goes along as data, also with other words', async () => {
  await setup();
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({ visit: operatorVisit });
  });
  await press('Decline');
  await press('Too far');
  expect(screen.getByRole('button', { name: 'Too far', pressed: true })).toBeVisible();
  type('What the owner reads', 'Boulder is too far for us, sorry.');
  await press('Decline request');
  expect(sent).toMatchObject([
    { action: 'decline', reason: 'too_far', note: 'Boulder is too far for us, sorry.' },
  ]);
});

test('a number that would command the phone is text, and Done comes with the start', async () => {
  await setup();
  cleanup();
  const owner = { ...confirmed.owner, phone: '*72 303 555 0100' };
  const { rerender } = render(<Page visit={{ ...confirmed, owner }} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((href) => /^(tel|sms):/.test(href ?? ''))).toEqual([]);
  expect(screen.getAllByText(/\*72 303 555 0100/)).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  rerender(<Page visit={{ ...confirmed, starts: { day: '2026-11-22', time: '09:00' } }} />);
  expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
});

test('the travel fee that was agreed takes the place of what the ZIP says', async () => {
  const { read } = await setup();
  read({ ...confirmed, zipCode: '80401', travelFee: 15 });
  expect(screen.getByText('Travel fee: $15')).toBeVisible();
  expect(screen.queryByText(/travel fee .*may apply|travel fee is possible/i)).toBeNull();
});

function typeConfirmed() {
  type('Day', confirmed.starts.day);
  type('We arrive at', confirmed.starts.time);
  type('Minutes', `${confirmed.minutes}`);
  type('Who comes', '');
}

const inFuture = '2026-11-22T17:10:00Z';

function answerWith(visit: typeof operatorVisit) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ visit }));
  vi.stubGlobal('fetch', fetch);
  return {
    sent: () => fetch.mock.calls.map(([, { body }]) => JSON.parse(String(body))),
  };
}

test('an answer has a receipt with Undo, and after it no receipt', async () => {
  const { read } = await setup();
  answerWith({ ...confirmed, undoUntil: inFuture });
  typeConfirmed();
  await press('Confirm');
  read({ ...confirmed, undoUntil: inFuture });
  const status = screen.getByRole('status');
  await vi.waitFor(() =>
    expect(status).toHaveTextContent('Sent to Sam: Tue 10:00 AM, $165, no fee'),
  );

  const { sent } = answerWith({ ...operatorVisit, revision: 2 });
  await press('Undo');
  read({ ...operatorVisit, revision: 2 });
  expect(sent()).toMatchObject([{ action: 'undo', revision: 1, requestVersion: 1 }]);
  expect(screen.getByRole('status')).toHaveTextContent('Undone.');
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeVisible();
});

test('once the email has left, there is no Undo, and a late tap says why', async () => {
  const { read } = await setup();
  read({ ...confirmed, undoUntil: inFuture });
  refuse('too_late_to_undo', confirmed);
  await press('Undo');
  read(confirmed);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('too late to undo');
});

test('what the owner canceled has no receipt', async () => {
  const { read } = await setup();
  read({ ...confirmed, status: 'canceled', revision: 2, canceledBy: 'owner' });
  expect(screen.queryByText(/Sent to/)).toBeNull();
});

test('an empty fee in the fee zone is asked about once, and the bar repeats price and fee', async () => {
  const { read } = await setup();
  read({ ...operatorVisit, zipCode: '80401', zone: 'extended', requestVersion: 2 });
  expect(screen.getByText('$165, fee not set')).toBeVisible();
  const { sent } = answerWith(confirmed);
  await press('Confirm');
  expect(screen.getByRole('alert')).toHaveTextContent('No travel fee?');
  expect(sent()).toEqual([]);
  await act(async () => type('Travel fee in $', '20'));
  expect(screen.getByText('$165, $20 fee')).toBeVisible();
  await act(async () => type('Travel fee in $', ''));
  await press('Yes, no fee');
  await vi.waitFor(() => expect(sent()).toMatchObject([{ travelFee: 0 }]));
});

test.each([
  ['a confirmation', operatorVisit],
  ['a move', confirmed],
  ['a move that answers a wish', { ...confirmed, asked: { day: '2026-11-24', window: '4-6 PM' } }],
])('%s outside what was asked for says so', async (name, visit) => {
  const { read } = await setup();
  read(visit);
  if (name !== 'a confirmation') await press('Move');
  await act(async () => type('Day', visit.asked.day));
  await act(async () => type('We arrive at', '16:15'));
  const isAsked = name.endsWith('wish');
  expect(screen.queryAllByText('Not the time asked for')).toHaveLength(isAsked ? 0 : 1);
  await act(async () => type('We arrive at', '12:15'));
  expect(screen.getByText('Not the time asked for')).toBeVisible();
});

test('Spam sends nothing, can be undone, and the request can still be answered', async () => {
  const { read } = await setup();
  const spam = { ...operatorVisit, isSpam: true, revision: 1, undoUntil: '2026-11-23T17:00:00Z' };
  const { sent } = answerWith(spam);
  await press('Spam');
  read(spam);
  await vi.waitFor(() => expect(sent()).toMatchObject([{ action: 'spam', revision: 0 }]));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Marked as spam');
  expect(screen.queryByText(/Sent to/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  await press('Confirm a time after all');
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeVisible();
});

test.each([
  ['bounced', 'Email to Sam bounced.'],
  ['failed', 'Email to Sam could not be delivered.'],
  ['complained', 'Sam marked our email as spam'],
] as const)('an email that %s has its next step', async (mailProblem, words) => {
  const { read } = await setup();
  read({ ...operatorVisit, mailProblem });
  expect(screen.getByText(new RegExp(words))).toBeVisible();
  const call = screen.getByRole('link', { name: 'Call (303) 555-0199' });
  expect(call).toHaveAttribute('href', 'tel:+13035550199');
  expect(screen.getByRole('link', { name: 'Text' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^sms:/),
  );
});
