import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OperatorFrame } from '../operator-frame.fixture';
import { NextTime, nextOffer } from './next-time';
import { confirmed, setup as setupPage } from './operator-page.fixture';
import { operatorVisit } from './operator-visit.fixture';
import { type Call, answerCalls, tap } from '@/testing/function-calls';
import { flu } from '@shared/visits/day-visit.fixture';

const access = { audience: 'operator', reference: 'AG-7K4Q2M', token: 'x'.repeat(22) } as const;
const done = {
  status: 'done',
  starts: { day: '2026-11-24', time: '10:00' },
  minutes: 90,
  repeatWeeks: null,
  charged: 160,
  pets: [{ service: 'Full Groom' }],
} as const;
const stored = {
  ...operatorVisit,
  status: 'confirmed',
  revision: 1,
  starts: { day: '2027-01-05', time: '10:00' },
  undoUntil: '2026-11-24T18:10:00Z',
} as const;
const added = { visit: stored, token: access.token };
const answerAdded = () => Response.json({ added, visit: stored });

async function setup(answer: (call: Call) => Response) {
  const sent = await answerCalls('2026-11-24T18:00:00Z', answer);
  render(<NextTime access={access} visit={done} bookedAgain={null} />, { wrapper: OperatorFrame });
  return { nexts: () => sent.filter(({ action }) => action === 'next') };
}

test('one tap books the same hour in as many weeks as the package has', async () => {
  const { nexts } = await setup(answerAdded);
  await tap('Book Tue, Jan 5');
  await waitFor(() =>
    expect(nexts()).toMatchObject([
      { reference: 'AG-7K4Q2M', day: '2027-01-05', time: '10:00', minutes: 90 },
    ]),
  );
  expect(await screen.findByText(/^To Sam: Tue, Jan 5, 10:00 AM/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('another number of weeks is a tap away', async () => {
  const { nexts } = await setup(answerAdded);
  expect(screen.getByRole('button', { name: '6', pressed: true })).toBeVisible();
  await tap('1');
  await tap('Book Tue, Dec 1');
  await waitFor(() => expect(nexts()).toMatchObject([{ day: '2026-12-01' }]));
});

test('an hour that is taken says whose it is, and asks for another time', async () => {
  const starts = { day: '2027-01-05', time: '09:30' };
  const other = { ...access, pets: [{ name: 'Rex' }], owner: { name: 'Dana Reyes' }, starts };
  const answers = [() => Response.json({ error: 'taken', other }, { status: 409 })];
  const { nexts } = await setup(() => (answers.shift() ?? answerAdded)());
  await tap('Book Tue, Jan 5');
  expect(await screen.findByText(/^Rex \(Dana Reyes\) is at 9:30 AM\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open that visit' })).toBeVisible();
  fireEvent.change(screen.getByLabelText('We arrive at'), { target: { value: '12:00' } });
  await tap('Book it');
  await screen.findByText(/^To Sam/);
  const [first, second] = nexts();
  expect(second).toEqual({ ...first, time: '12:00' });
});

test('the hour of an evening visit is booked at once, another closed time at a second tap', async () => {
  const sent = await answerCalls('2026-11-24T18:00:00Z', answerAdded);
  const nexts = () => sent.filter(({ action }) => action === 'next');
  const evening = { ...done, starts: { day: '2026-11-24', time: '18:30' } };
  const props = { access, visit: evening, bookedAgain: null };
  const { unmount } = render(<NextTime {...props} />, { wrapper: OperatorFrame });
  await tap('Book Tue, Jan 5');
  await waitFor(() => expect(nexts()).toMatchObject([{ time: '18:30', takesClosedTime: true }]));
  unmount();
  render(<NextTime {...props} />, { wrapper: OperatorFrame });
  await tap('Another time');
  fireEvent.change(screen.getByLabelText('We arrive at'), { target: { value: '07:00' } });
  await tap('Book it');
  expect(screen.getByText(/Tap again to book it for Tue, Jan 5, 7:00 AM\.$/)).toBeVisible();
  expect(nexts()).toHaveLength(1);
  await tap('Yes, book it');
  await waitFor(() =>
    expect(nexts()).toMatchObject([{}, { time: '07:00', takesClosedTime: true }]),
  );
});

test('another day is a tap on one of those around the offer', async () => {
  const { nexts } = await setup(answerAdded);
  await tap('Another time');
  expect(screen.getByRole('radio', { name: 'Tue Jan 5', checked: true })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('radio', { name: 'Thu Jan 7' }));
  expect(screen.queryByLabelText('Day')).toBeNull();
  await tap('Book it');
  await waitFor(() => expect(nexts()).toMatchObject([{ day: '2027-01-07', time: '10:00' }]));
});

test('the page of a missed visit books it again, from the next day on', async () => {
  const { read } = await setupPage();
  await act(async () => read({ ...confirmed, status: 'no_show' }));
  expect(screen.getByRole('region', { name: 'Book again' })).toBeVisible();
  await tap('Another time');
  expect(screen.getByRole('radio', { name: 'Mon Nov 23', checked: true })).toBeInTheDocument();
});

const now = new Date('2026-11-24T18:00:00Z');
const cat = { service: 'Cat Grooming' };
const sunday = { day: '2026-11-29', time: '10:00' };

test.each([
  ['a week after a missed visit', { status: 'no_show', repeatWeeks: 4 }, '2026-12-01'],
  ['by a wish before the packages', { repeatWeeks: 4 }, '2026-12-22'],
  ['by the weeks of a cat', { pets: [cat] }, '2027-01-19'],
  ['by the sooner of two packages', { pets: [cat, ...done.pets] }, '2027-01-05'],
  ['on the Monday after a Sunday', { starts: sunday }, '2027-01-11'],
] as const)('offers the next day %s', (_name, changes, day) => {
  expect(nextOffer({ ...done, ...changes }, now).day).toBe(day);
});

test.each([
  ['10:00', '10:00'],
  ['10:07', '10:15'],
  ['10:46', '11:00'],
])('after a visit at %s the next is offered at %s', (time, offered) => {
  const visit = { ...done, starts: { ...done.starts, time } };
  expect(nextOffer(visit, now).time).toBe(offered);
});

test('the next day passes over one that is blocked', () => {
  const blocked = { ...flu, first: '2027-01-05', last: '2027-01-06' };
  expect(nextOffer(done, now).day).toBe('2027-01-05');
  expect(nextOffer(done, now, undefined, [blocked]).day).toBe('2027-01-07');
  expect(nextOffer(done, now, undefined, [{ ...blocked, from: '08:00' }]).day).toBe('2027-01-05');
  const weeks = { ...blocked, last: '2027-01-20' };
  expect(nextOffer(done, now, undefined, [weeks]).day).toBe('2027-01-21');
});

test('a visit marked done months later is not followed by one in the past', () => {
  expect(nextOffer(done, new Date('2027-03-01T18:00:00Z')).day).toBe('2027-04-12');
});

test('the page shows a booked owner the next time and offers no other', () => {
  const { starts } = stored;
  const bookedAgain = { reference: 'AG-333333', token: access.token, starts, price: 80 };
  render(<NextTime access={access} visit={done} bookedAgain={bookedAgain} />, {
    wrapper: OperatorFrame,
  });
  const link = screen.getByRole('link', { name: 'Tue, Jan 5, 10:00 AM, $80' });
  expect(link).toHaveAttribute('href', `/operator#AG-333333.${access.token}`);
  expect(screen.queryByRole('button')).toBeNull();
});
