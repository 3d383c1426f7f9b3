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
  type('Day', confirmed.starts.day);
  type('We arrive at', confirmed.starts.time);
  type('Minutes', `${confirmed.minutes}`);
  fireEvent.change(field('Who comes'), { target: { value: '' } });
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
