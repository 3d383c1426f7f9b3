import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showBoardAt as showAt, twoVisits } from './day-board.fixture';
import { dayVisit, flu, message, owedFee, waitingRequest } from '@shared/visits/day-visit.fixture';
import { emptyDay } from '@shared/visits/empty-day.fixture';

function openLines() {
  for (const line of document.querySelectorAll('summary')) fireEvent.click(line);
}

test('Done and Nobody home come with the start of each visit, not before', () => {
  showAt('2026-11-24T18:59:00Z');
  const buttons = screen.getAllByRole('article').map((row) =>
    within(row)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent),
  );
  expect(buttons).toEqual([['Done', 'Nobody home'], ['Late']]);
});

test('a visit that was closed longer ago than a day has no Undo', () => {
  const closed = {
    ...dayVisit('2026-11-24', '08:00'),
    status: 'no_show',
    hasEmail: false,
  } as const;
  const visits = ['2026-11-24T18:58:00Z', '2026-11-24T19:00:00Z'].map((undoUntil, index) => ({
    ...closed,
    reference: `AG-${index}`,
    undoUntil,
  }));
  showAt('2026-11-24T18:59:00Z', { ...emptyDay, visits });
  openLines();
  expect(screen.getAllByRole('button', { name: 'Undo nobody home' })).toHaveLength(1);
  expect(screen.getByText('Undo works until 12:00 PM.')).toBeVisible();
});

test('a stop that ended is one line, with what it brought, which opens', () => {
  const done = { ...dayVisit('2026-11-24', '08:00'), status: 'done' as const, charged: 170 };
  const unnoted = { ...done, reference: 'AG-1', charged: null };
  const fee = { ...owedFee, reference: 'AG-2', isWaived: true };
  const missed = { ...done, reference: 'AG-2', status: 'no_show' as const, owed: [fee] };
  const owed = [{ ...owedFee, reference: 'AG-3' }];
  const canceled = { ...missed, reference: 'AG-3', status: 'canceled' as const, owed };
  const open = dayVisit('2026-11-24', '12:00');
  const visits = [done, unnoted, missed, canceled, open];
  showAt('2026-11-24T18:59:00Z', { ...twoVisits, visits });
  expect(screen.getByText('4 visits, $500, 1 nobody home')).toBeVisible();
  const lines = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
  const [pet = ''] = done.pets.map(({ name }) => name);
  expect(lines).toEqual([
    `8:00 AM ${pet}, Done, $170 charged`,
    `8:00 AM ${pet}, Done, charge not noted`,
    `8:00 AM ${pet}, Nobody home, $25 waived`,
    `8:00 AM ${pet}, Canceled, $25 owed`,
  ]);
  const [ended] = screen.getAllByText(/80206/);
  expect(ended).not.toBeVisible();
  openLines();
  expect(ended).toBeVisible();
});

test('on the day, the fee of a no-show can be waived, and then Undo takes back the waiver first', () => {
  const fee = { ...owedFee, reference: 'AG-1' };
  const closed = { status: 'no_show', undoUntil: '2026-11-25T18:00:00Z', owed: [fee] } as const;
  const visit = { ...dayVisit('2026-11-24', '08:00'), ...closed, reference: 'AG-1' };
  showAt('2026-11-24T18:59:00Z', { ...emptyDay, visits: [visit] });
  openLines();
  const buttons = () =>
    screen.getAllByRole('button', { name: /aive|^Undo/ }).map(({ textContent }) => textContent);
  expect(buttons()).toEqual(['Waive', 'Undo nobody home']);
  cleanup();
  const owed = [{ ...fee, isWaived: true }];
  showAt('2026-11-24T18:59:00Z', { ...emptyDay, visits: [{ ...visit, owed }] });
  openLines();
  expect(buttons()).toEqual(['Undo waive']);
  expect(screen.queryByText(/gets an email/)).toBeNull();
});

test('the private line of last time stands on an open visit beside its own', () => {
  const lines = { privateLine: 'Side door', lastLine: 'Bites at nails' };
  const open = { ...dayVisit('2026-11-24', '12:00'), ...lines };
  const visits = [{ ...open, reference: 'AG-1', status: 'done' as const }, open];
  showAt('2026-11-24T14:00:00Z', { ...twoVisits, visits });
  expect(screen.getAllByText('Private: Side door')).toHaveLength(2);
  expect(screen.getAllByText('Private, last time: Bites at nails')).toHaveLength(1);
});

const otherDay = {
  ...emptyDay,
  waiting: [
    { ...waitingRequest('Biscuit'), notes: 'Shy at first', mailProblem: 'bounced' as const },
  ],
  moreWaiting: 2,
  suspects: [waitingRequest('Pay now')],
  moreSuspects: 3,
  visits: [
    {
      ...dayVisit('2026-11-24', '08:00', 'Waffle'),
      groomer: 'June Hathaway',
      travelFee: 20,
      asked: { day: '2026-11-24', window: '2-4 PM' },
      yesText: 'Does that work?',
      lateFee: 0,
      notes: 'Shy at first',
      mailProblem: 'failed' as const,
    },
  ],
  moreVisits: 7,
};

test('a waiting request has two lines: who and until when, then when, where and what', () => {
  showAt('2026-11-24T14:00:00Z', otherDay);
  const card = screen.getByRole('link', { name: /Biscuit/ });
  expect(card).toHaveTextContent(/^Biscuit Sam Rivera.*AM.*80206, Full Groom, Medium$/);
  expect(screen.getByText('Email to Sam bounced.')).toBeVisible();
});

test('a visit has price, fee, groomer, size, notes, and says that its time is another one', () => {
  showAt('2026-11-24T14:00:00Z', otherDay);
  const row = screen.getByRole('article');
  expect(row).toHaveTextContent(
    /Full Groom, Medium, \$185 with \$20 travel fee, June Hathaway comes.*80206.*“Shy at first”/,
  );
  expect(row).toHaveTextContent('Not heard from yetNot the time asked for');
  expect(row).toHaveTextContent('Email to Sam could not be delivered.');
  expect(screen.getByText('1 visit, $185, 1 not heard from')).toBeVisible();
});

test('today comes first, below one line of what waits with the first promise', () => {
  const calls = [
    { ...waitingRequest('Kiko'), starts: { day: '2026-11-24', time: '10:00' }, words: '' },
  ];
  const marked = { ...dayVisit('2026-11-21', '08:00', 'Mo'), status: 'done' as const };
  const visits = [dayVisit('2026-11-23', '08:00', 'Mo'), marked, ...otherDay.visits];
  // a day that was read yesterday still has its block, which no caller counts on
  const over = { ...flu, first: '2026-11-23', last: '2026-11-23' };
  showAt('2026-11-24T14:00:00Z', { ...otherDay, calls, visits, blocks: [over] });
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Today, Tue, Nov 24',
    'To call (1)',
    'To answer (3)',
    'Tomorrow, Wed, Nov 25',
    'Yesterday, Mon, Nov 23',
    'Earlier, Sat, Nov 21',
  ]);
  expect(screen.getAllByText(/not marked done/)).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: '1 to call, 3 to answer by 11:00 AM' }));
  expect(screen.getByRole('heading', { name: 'To call (1)' })).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: '1 not marked done' }));
  expect(screen.getByRole('heading', { name: 'Yesterday, Mon, Nov 23' })).toHaveFocus();
});

test('a day without visits leads to what waits', () => {
  showAt('2026-11-24T14:00:00Z', { ...otherDay, visits: [] });
  expect(screen.getByRole('button', { name: /3 to answer/ })).toBeVisible();
});

test('a day without visits says where they will show, or that it is closed', () => {
  showAt('2026-11-22T16:00:00Z', { ...otherDay, visits: [] });
  expect(screen.getByText('We’re closed on Sundays.')).toBeVisible();
  expect(screen.getByText(/^No visits tomorrow yet/)).toBeVisible();
});

test('one day prints alone, with phone numbers', () => {
  const printed: (string | null)[] = [];
  vi.stubGlobal('print', () => {
    const parts = document.querySelectorAll('[data-printed-alone]');
    printed.push(...[...parts].map(({ textContent }) => textContent));
  });
  const tomorrow = dayVisit('2026-11-25', '08:00', 'Mo');
  showAt('2026-11-24T14:00:00Z', { ...otherDay, visits: [...otherDay.visits, tomorrow] });
  fireEvent.click(screen.getByRole('button', { name: 'Print Tomorrow, Wed, Nov 25' }));
  expect(printed).toEqual([expect.stringContaining('Sam Rivera, (303) 555-0199')]);
  expect(printed[0]).not.toContain('Waffle');
});

test('the day folds and counts likely spam, and every list shows the rest', () => {
  const onMore = vi.fn();
  showAt('2026-11-24T14:00:00Z', otherDay, onMore);
  expect(screen.getByRole('heading', { name: 'To answer (3)' })).toBeVisible();
  const folded = screen.getByText('4 that look like spam');
  expect(screen.getByText('Pay now')).not.toBeVisible();
  fireEvent.click(folded);
  expect(screen.getByText('Pay now')).toBeVisible();
  for (const name of ['2 more: show them', '3 more: show them', '7 more: show them'])
    fireEvent.click(screen.getByRole('button', { name }));
  expect(onMore).toHaveBeenCalledTimes(3);
});

test('the days of the next week are a tap away', () => {
  const ahead = ['2026-11-27', '2026-12-01', '2026-12-02'].map((day) => dayVisit(day, '08:00'));
  showAt('2026-11-24T14:00:00Z', { ...twoVisits, visits: ahead });
  const chips = within(screen.getByRole('navigation', { name: 'Days ahead' }));
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Fri, Nov 27: 1',
    'Tue, Dec 1: 1',
  ]);
  fireEvent.click(chips.getByRole('button', { name: 'Fri, Nov 27: 1' }));
  expect(screen.getByRole('heading', { name: 'Fri, Nov 27' })).toHaveFocus();
});

test('customers stand first, then what is promised first, also a message, and the line above says since when one is late', () => {
  const waiting = [
    waitingRequest('Ozzy'),
    { ...waitingRequest('Ziggy'), answerBy: '2026-11-23T15:00:00Z' },
  ];
  waiting.push({ ...waitingRequest('Fig'), answerBy: '2026-11-24T19:00:00Z', isCustomer: true });
  const messages = [{ ...message, answerBy: '2026-11-24T16:00:00Z' }];
  showAt('2026-11-24T14:00:00Z', { ...twoVisits, waiting, messages });
  const entries = within(screen.getByRole('region', { name: /^To answer/ })).getAllByRole(
    'listitem',
  );
  const names = entries.map(({ textContent }) => /Ozzy|Ziggy|Kim|Fig/.exec(textContent)?.[0]);
  expect(names).toEqual(['Fig', 'Ziggy', 'Kim', 'Ozzy']);
  expect(screen.getByRole('button', { name: /^4 to answer late since Mon/ })).toBeVisible();
});
