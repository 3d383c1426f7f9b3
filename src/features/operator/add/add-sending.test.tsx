import { act, cleanup, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { OperatorFrame } from '../operator-frame.fixture';
import { added, answerAdded, lookUpKnown, loseAnswer, setup } from './add-panel.fixture';
import { UnsentVisits, unsentTimes } from './unsent-visits';
import { answerCalls, tap, type } from '@/testing/function-calls';

const kept = () => localStorage.getItem('added-visit-draft');
const refuse = (error: string, status = 409) => Response.json({ error, other: null }, { status });

function answerFirst(first: () => Response) {
  const answers = [first];
  return () => (answers.shift() ?? answerAdded)();
}

test('sends again with the same reference and ids after a lost answer', async () => {
  const { adds } = await lookUpKnown(answerFirst(loseAnswer));
  await tap('Add visit');
  expect(await screen.findByText(/It won’t be added twice/)).toBeVisible();
  expect(kept()).toContain('12 Elm St');
  await tap('Add visit');
  await screen.findByRole('link', { name: 'Text it' });
  const [first, second] = adds();
  expect(second).toEqual(first);
  expect(kept()).toBeNull();
});

test('draws another reference when the first is taken', async () => {
  const { adds } = await lookUpKnown(answerFirst(() => refuse('reference_taken')));
  await tap('Add visit');
  await screen.findByRole('link', { name: 'Text it' });
  const [first, second] = adds();
  expect(second?.['reference']).not.toBe(first?.['reference']);
});

test('a visit that an earlier tap added with other content is named, and opens', async () => {
  const starts = { day: '2026-11-25', time: '09:30' };
  const other = { reference: 'AG-222222', token: 'x'.repeat(22), starts };
  await lookUpKnown(() => Response.json({ error: 'changed_since', other }, { status: 409 }));
  await tap('Add visit');
  const words = 'This visit is on your day already, Wed, Nov 25, 9:30 AM. Change it there.';
  expect(await screen.findByText(words)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Open that visit' });
  expect(link).toHaveAttribute('href', `/operator#AG-222222.${other.token}`);
});

test('the panel sends an offline tap once the network is back, and only once', async () => {
  let isOnline = false;
  const { adds } = await lookUpKnown(() => (isOnline ? answerAdded() : loseAnswer()));
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  await tap('Add visit');
  expect(await screen.findByRole('heading', { name: 'Kept on this phone' })).toHaveFocus();
  expect(screen.getByText(/The visit is saved on this device/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add visit' })).toBeNull();
  isOnline = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await screen.findByRole('link', { name: 'Text it' });
  expect(adds()).toHaveLength(2);
});

async function openAgain(answer: () => Response = answerAdded) {
  cleanup();
  const onOpen = vi.fn();
  const sent = await answerCalls('2026-11-24T15:00:00Z', answer);
  render(<UnsentVisits onOpen={onOpen} />, { wrapper: OperatorFrame });
  // The page sends it by itself.
  await act(async () => undefined);
  return { sent, onOpen };
}

async function loseTap() {
  const page = await lookUpKnown(loseAnswer);
  await tap('Add visit');
  await screen.findByText(/It won’t be added twice/);
  return page;
}

const notAdded = 'Dana Reyes’s visit isn’t added yet.';

test.each([
  ['confirmed', 'is added now'],
  ['canceled', 'was added and taken back since'],
])('the panel sends a tap from a dead zone again later, and it is %s', async (status, words) => {
  const { adds } = await loseTap();
  const visit = { ...added.visit, status };
  const { sent } = await openAgain(() => Response.json({ added: { ...added, visit } }));
  const said = new RegExp(`^Dana Reyes’s visit ${words}: Tue, Nov 24`);
  expect(await screen.findByText(said)).toBeVisible();
  expect(sent).toMatchObject([adds().at(-1)]);
  expect(kept()).toBeNull();
});

test.each([
  ['at once', false],
  ['from the day', true],
])('a second caller without network takes nothing from the first: %s', async (_name, reopens) => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(reopens);
  onTestFinished(() => online.mockRestore());
  await lookUpKnown(loseAnswer);
  await tap('Add visit');
  if (reopens) {
    cleanup();
    await setup(loseAnswer);
    await tap('Go on with it');
  }
  online.mockReturnValue(true);
  await tap('Add somebody else');
  expect(screen.getByLabelText('Phone, email, name or pet')).toHaveValue('');
  expect(unsentTimes()).toMatchObject([{ pets: ['Biscuit'], minutes: 120 }]);
  const { sent } = await openAgain();
  expect(await screen.findByText(/^Dana Reyes’s visit is added now/)).toBeVisible();
  expect(sent).toHaveLength(1);
  const again = await openAgain();
  expect(again.sent).toEqual([]);
});

test('what was typed for one caller waits while another one is typed', async () => {
  await lookUpKnown();
  type('We arrive at', '13:00');
  cleanup();
  await setup(loseAnswer);
  await tap('Add somebody else');
  const { onOpen } = await openAgain();
  expect(screen.getByText(notAdded)).toBeVisible();
  await tap('Go on with it');
  expect(onOpen).toHaveBeenCalledOnce();
  expect(kept()).toContain('13:00');
});

test('the panel keeps an offline tap that was changed afterwards until the next tap', async () => {
  await loseTap();
  cleanup();
  await setup(loseAnswer);
  await tap('Go on with it');
  await tap('90 min');
  const { sent } = await openAgain();
  expect(screen.getByText(notAdded)).toBeVisible();
  expect(sent).toEqual([]);
});

test('what was sent offline and opened again is sent once the network is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  await lookUpKnown(loseAnswer);
  await tap('Add visit');
  cleanup();
  const { adds } = await setup(answerAdded);
  expect(screen.getByText(/it will be added once you’re back online/)).toBeVisible();
  online.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(/^Dana Reyes’s visit is added now/)).toBeVisible();
  expect(adds()).toHaveLength(1);
});

test('what was sent before a reload is sent again where the panel opens', async () => {
  await loseTap();
  cleanup();
  const { adds } = await setup(answerAdded);
  expect(await screen.findByText(/^Dana Reyes’s visit is added now/)).toBeVisible();
  expect(adds()).toHaveLength(1);
});

test('the panel keeps and names an unsent form, and one tap opens it', async () => {
  await lookUpKnown();
  type('We arrive at', '13:00');
  const { sent, onOpen } = await openAgain();
  expect(screen.getByText(notAdded)).toBeVisible();
  await tap('Go on with it');
  expect(onOpen).toHaveBeenCalledOnce();
  expect(sent).toEqual([]);
});

const refusals: readonly [string, number][] = [
  ['taken', 409],
  ['wrong_operator_key', 401],
];

test.each(refusals)('a visit that was refused (%s) does not go out by itself', async (...how) => {
  await lookUpKnown(() => refuse(...how));
  await tap('Add visit');
  const { sent } = await openAgain();
  expect(screen.getByText(notAdded)).toBeVisible();
  expect(sent).toEqual([]);
});

test.each(refusals)(
  'a lost visit that is refused (%s) when the page opens is not sent once more',
  async (...how) => {
    await loseTap();
    const second = await openAgain(() => refuse(...how));
    expect(second.sent).toHaveLength(1);
    const third = await openAgain();
    expect(screen.getByText(notAdded)).toBeVisible();
    expect(third.sent).toEqual([]);
  },
);
