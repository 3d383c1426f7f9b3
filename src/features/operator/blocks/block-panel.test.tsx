import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OperatorFrame } from '../operator-frame.fixture';
import { BlockPanel } from './block-panel';
import { writeDraft } from '@/browser/drafts';
import { type Call, answerCalls, tap, type } from '@/testing/function-calls';
import { dayVisit, visitInTheWay as visit, waitingRequest } from '@shared/visits/day-visit.fixture';
import { emptyDay } from '@shared/visits/empty-day.fixture';
import type { OperatorDay } from '@shared/visits/operator-day';

async function setup(answer: (call: Call) => Response = () => Response.json({ done: true })) {
  const sent = await answerCalls('2026-11-24T14:00:00Z', answer);
  const onDone = vi.fn();
  const { unmount } = show([], onDone);
  return { sent, onDone, unmount };
}

function show(
  visits: OperatorDay['visits'],
  onDone = vi.fn(),
  waiting: OperatorDay['waiting'] = [],
) {
  return render(
    <OperatorFrame day={{ ...emptyDay, visits, waiting }}>
      <BlockPanel onDone={onDone} onClose={() => undefined} />
    </OperatorFrame>,
  );
}

const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

const tomorrow = { first: '2026-11-25', last: '2026-11-25' };

test.each([
  {
    time: 'today, with one tap',
    enter: () => undefined,
    button: 'Block Tue, Nov 24',
    sent: { first: '2026-11-24', last: '2026-11-24', from: null, until: null, reason: '' },
  },
  {
    time: 'hours of tomorrow',
    enter() {
      choose(/^Wed/);
      choose('Hours');
      type('From', '10:45');
      type('Until', '11:30');
      type(/^A reason for yourself/, ' Dentist ');
    },
    button: 'Block Wed, Nov 25, 10:45 AM to 11:30 AM',
    sent: { ...tomorrow, from: '10:45', until: '11:30', reason: 'Dentist' },
  },
  {
    time: 'a span of days',
    enter() {
      choose('Other day');
      type('Day', '2026-12-24');
      choose('Days');
      type('Last day', '2027-01-02');
    },
    button: 'Block Thu, Dec 24 to Sat, Jan 2',
    sent: { first: '2026-12-24', last: '2027-01-02', from: null, until: null },
  },
])('the operator blocks $time, and takes it back', async ({ enter, button, sent: expected }) => {
  const { sent, onDone } = await setup();
  enter();
  await tap(button);
  expect(onDone.mock.calls).toEqual([[true]]);
  expect(sent).toMatchObject([{ action: 'block', ...expected }]);
  await screen.findByText(/^Blocked: /);
  await tap('Undo');
  expect(sent[1]).toEqual({ audience: 'operator', action: 'unblock', id: sent[0]?.['id'] });
  expect(await screen.findByText('Undone. That time isn’t blocked anymore.')).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
  type(/^A reason for yourself/, 'Rest');
  expect(onDone).toHaveBeenLastCalledWith(false);
});

test('a visit in the way also names the time that a Late text told of', async () => {
  const { unmount } = await setup();
  unmount();
  const late = dayVisit('2026-11-24', '12:00');
  const text = { reference: late.reference, start: '2026-11-24 12:00', words: '', late: 45 };
  writeDraft('opened-texts', { opened: [text] });
  show([late]);
  expect(screen.getByText(/^Tue, Nov 24, 12:00 PM \(told 12:45 PM\):/)).toBeVisible();
});

test('all visits in the way are canceled with one reason, each says how it was told, and the time is blocked', async () => {
  const owner = { name: 'Kim Lee', phone: '303-555-0143' };
  const kim = { ...visit, reference: 'AG-KKKKKK', owner, hasEmail: false };
  const visits = [visit, kim, { ...visit, reference: 'AG-MMMMMM' }];
  let inTheWay = visits;
  let isLost = true;
  const { sent, onDone } = await setup(({ action, reference, revision }) => {
    if (action === 'block' && inTheWay.length > 0)
      return Response.json({ error: 'has_visits', visits: inTheWay }, { status: 409 });
    if (action === 'block') return Response.json({ done: true });
    if (reference === 'AG-KKKKKK' && isLost) return new Response('', { status: 500 });
    const changed = { audience: 'operator', reference };
    if (reference === 'AG-MMMMMM' && revision === 3) {
      inTheWay = [{ ...visit, reference: 'AG-MMMMMM', revision: 4 }];
      return Response.json({ error: 'stale', visit: changed }, { status: 409 });
    }
    inTheWay = inTheWay.filter((other) => other.reference !== reference);
    return Response.json({ visit: changed });
  });
  await tap('Block Tue, Nov 24');
  await tap('Groomer sick');
  await tap('Cancel all and tell them');
  expect(await screen.findByText(/^No answer came back\./)).toBeVisible();
  isLost = false;
  await tap('Cancel all and tell them');
  expect(await screen.findByText('Dana: canceled, and an email goes out.')).toBeVisible();
  expect(screen.getByText(/^Dana: left as it is, since it changed meanwhile/)).toBeVisible();
  const href = screen.getByRole('link', { name: 'Text Kim' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(href)).toMatch(
    /^sms:\+13035550143.*We can’t come Wed, Nov 25, 10:00 AM, sorry\. Your groomer is sick/,
  );
  const presses = sent.filter(({ action }) => action === 'cancel');
  expect(presses[0]).toMatchObject({ reason: 'illness', revision: 3, requestVersion: 1 });
  // What was done is sent again as the same press.
  const [first, again] = presses.filter(({ reference }) => reference === 'AG-7K4Q2M');
  expect(again?.['id']).toBe(first?.['id']);

  // Only the visit that changed meanwhile is still in the way.
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('A visit is in that time, so it isn’t blocked yet.');
  expect(screen.getAllByRole('link', { name: 'Move' })).toHaveLength(1);
  await tap('Groomer sick');
  await tap('Cancel all and tell them');
  expect(await screen.findByText('Blocked: Tue, Nov 24')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Move' })).toBeNull();
  expect(screen.getAllByText('Dana: canceled, and an email goes out.')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Text Kim' })).toBeVisible();
  expect(onDone.mock.calls).toEqual([[true]]);
  expect(new Set(sent.filter(({ action }) => action === 'block').map(({ id }) => id)).size).toBe(1);
});

test('visits of tomorrow that are in the way are listed at once: three taps in the panel tell everybody', async () => {
  const visit = dayVisit('2026-11-25', '09:00');
  const preferred = { day: '2026-12-01', window: '2-4 PM', number: 2 };
  const wish = { ...waitingRequest(), ...visit, kind: 'wish', preferred, words: '' } as const;
  const sent = await answerCalls('2026-11-24T14:00:00Z', ({ reference }) =>
    Response.json({ visit: { audience: 'operator', reference } }),
  );
  const visits = [dayVisit('2026-11-24', '06:30'), visit, dayVisit('2026-11-25', '13:00')];
  show(visits, vi.fn(), [wish]);
  expect(screen.queryByText(/in that time/)).toBeNull();
  choose(/^Wed/);
  expect(screen.getByText(/^2 visits are in that time, so it isn’t blocked yet/)).not.toHaveFocus();
  expect(screen.getByRole('button', { name: 'Block Wed, Nov 25' })).toBeDisabled();
  await tap('Groomer sick');
  await tap('Cancel all and tell them');
  expect(await screen.findByText('Blocked: Wed, Nov 25')).toBeVisible();
  expect(sent.map(({ action }) => action)).toEqual(['cancel', 'cancel', 'block']);
  expect(sent).toMatchObject([{ wish: 2, reason: 'illness' }, { wish: 0 }, {}]);
});

test('visits in the way are named with Call, Text and Move, and the choice outlives a look at one', async () => {
  const wish = { day: '2026-12-01', window: '2-4 PM', number: 1 };
  const { sent, unmount } = await setup(() =>
    Response.json({ error: 'has_visits', visits: [{ ...visit, wish }] }, { status: 409 }),
  );
  choose(/^Wed/);
  type(/^A reason for yourself/, 'Flu');
  await tap('Block Wed, Nov 25');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByRole('listitem')).toHaveTextContent(
    'Wed, Nov 25, 10:00 AM: Biscuit and Rex, Dana Reyes (asks for Tue, Dec 1, 2-4 PM)',
  );
  const links = alert.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(['Call', 'Text', 'Move']);

  unmount();
  show([]);
  expect(screen.getByLabelText(/^A reason for yourself/)).toHaveValue('Flu');
  await tap('Block Wed, Nov 25');
  expect(sent[1]).toMatchObject({ first: '2026-11-25', reason: 'Flu' });
});

test('a refused block says why, and keeps what was chosen', async () => {
  await setup(() => Response.json({ error: 'ends_before_start' }, { status: 409 }));
  choose('Hours');
  type('Until', '11:00');
  await tap(/^Block Tue/);
  expect(await screen.findByRole('alert')).toHaveTextContent('It ends before it begins.');
  expect(screen.getByLabelText('Until')).toHaveValue('11:00');
});

test('on a Sunday, which is closed, the Monday is chosen already', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T18:00:00Z') });
  show([]);
  expect(screen.getByRole('button', { name: 'Block Mon, Nov 23' })).toBeVisible();
});

test('the panel blocks nothing before the form is complete', async () => {
  await setup();
  choose('Days');
  expect(screen.getByRole('button', { name: 'Block' })).toBeDisabled();
  choose('All day');
  choose('Other day');
  expect(screen.getByRole('button', { name: 'Block' })).toBeDisabled();
});
