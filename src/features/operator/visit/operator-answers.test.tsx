import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith, confirmed, refuse, setup, typeDay } from './operator-page.fixture';
import { operatorVisit, pressed, wish } from './operator-visit.fixture';
import { tap, type } from '@/testing/function-calls';

test('asks once about an empty fee in the fee zone; the bar shows price and fee', async () => {
  const { read } = await setup();
  read({ ...operatorVisit, zipCode: '80401', zone: 'extended', requestVersion: 2 });
  expect(screen.getByText(/, \$190 with \$25 travel fee$/)).toBeVisible();
  await act(async () => type('Travel fee in $', ''));
  expect(screen.getByText(/, \$165, fee not set$/)).toBeVisible();
  const { sent } = answerWith(confirmed);
  await tap('Confirm');
  expect(screen.getByRole('alert')).toHaveTextContent('No travel fee?');
  expect(sent()).toEqual([]);
  await act(async () => type('Travel fee in $', '20'));
  expect(screen.getByText(/, \$185 with \$20 travel fee$/)).toBeVisible();
  await act(async () => type('Travel fee in $', ''));
  await tap('Yes, no fee');
  await waitFor(() => expect(sent()).toMatchObject([{ travelFee: 0 }]));
});

test.each([
  ['a confirmation', operatorVisit],
  ['a move', confirmed],
  ['a move that answers a wish', { ...confirmed, asked: { day: '2026-11-24', window: '4-6 PM' } }],
])('%s outside what was asked for says so', async (name, visit) => {
  const { read } = await setup();
  read(visit);
  if (name !== 'a confirmation') {
    await tap('Move');
    fireEvent.click(screen.getByRole('radio', { name: /^Not yet/ }));
  }
  await typeDay(visit.preferred.day);
  await act(async () => type('We arrive at', '16:15'));
  const isAsked = name.endsWith('wish');
  expect(screen.queryAllByText('Not the time asked for')).toHaveLength(isAsked ? 0 : 1);
  await act(async () => type('We arrive at', '12:15'));
  expect(screen.getByText('Not the time asked for')).toBeVisible();
});

test('an added visit moves to one of the next days with a tap: nobody asked for another time', async () => {
  const { read } = await setup();
  read({ ...confirmed, isAdded: true, asked: null });
  expect(screen.queryByText('Added by you')).toBeNull();
  await tap('Move');
  const days = within(screen.getByRole('group', { name: 'Which day?' })).getAllByRole('radio');
  expect(days).toHaveLength(6);
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Fri Nov 27' })));
  expect(screen.getByRole('radio', { name: 'Fri Nov 27', checked: true })).toBeInTheDocument();
  expect(screen.queryByText('Not the time asked for')).toBeNull();
});

test.each([
  ['a phone call', null, true],
  ['a wish in writing', { ...wish, ...confirmed.starts, window: '4-6 PM' }, false],
])(
  'presets the asked time of a move after %s, and says how it came about',
  async (_name, asked, isAgreed) => {
    const { read } = await setup();
    read({ ...confirmed, wish: asked });
    await tap('Move');
    const [agreed, open] = screen.getAllByRole<HTMLInputElement>('radio');
    expect([agreed?.labels?.[0]?.textContent, agreed?.checked, open?.checked]).toEqual([
      expect.stringContaining('As agreed'),
      isAgreed,
      !isAgreed,
    ]);
    await act(async () => type('We arrive at', '16:30'));
    expect(screen.queryAllByText('Not the time asked for')).toHaveLength(isAgreed ? 0 : 1);
    const { sent } = answerWith({ ...confirmed, revision: 2 });
    await tap('Move visit');
    await waitFor(() => expect(sent()).toMatchObject([{ action: 'move', isAgreed }]));
  },
);

test('confirms a time that was agreed by phone, after an end or where a request asked for another', async () => {
  const { read } = await setup();
  const { sent } = answerWith({ ...confirmed, revision: 2 });
  const agreed = () => screen.queryByRole('radio', { name: /^As agreed/ });
  read({ ...operatorVisit, status: 'declined', revision: 1 });
  await tap('Confirm a time after all');
  expect(agreed()).not.toBeChecked();
  read({ ...confirmed, status: 'canceled', canceledBy: 'owner' });
  await tap('Confirm a time after all');
  expect(agreed()).toBeChecked();
  read({ ...operatorVisit, requestVersion: 2 });
  expect(agreed()).toBeNull();
  await act(async () => type('We arrive at', '13:00'));
  fireEvent.click(agreed() ?? document.body);
  await tap('Confirm');
  await waitFor(() => expect(sent()).toMatchObject([{ action: 'confirm', isAgreed: true }]));
});

test('the page refuses a move that changes nothing and says why', async () => {
  const { read } = await setup();
  read(confirmed);
  await tap('Move');
  refuse('unchanged', confirmed);
  await tap('Move visit');
  expect(await screen.findByText(/^That’s how it is already, so nothing was sent\./)).toBeVisible();
});

const undoable = { lastChange: 'last', undoUntil: '2026-11-23T17:00:00Z' };

test('Spam sends nothing, can be undone, and the request can still be answered', async () => {
  const { read } = await setup();
  const spam = {
    ...operatorVisit,
    ...undoable,
    isSpam: true,
    revision: 1,
    history: pressed('spam'),
  };
  const { sent } = answerWith(spam);
  await tap('Spam');
  read(spam);
  await waitFor(() => expect(sent()).toMatchObject([{ action: 'spam', revision: 0 }]));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Marked as spam');
  expect(screen.queryByText(/To Sam|Sent to/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  await tap('Confirm a time after all');
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeVisible();
});

test.each([
  ['bounced', 'Email to Sam bounced.'],
  ['delayed', 'Email to Sam hasn’t arrived, and we’ll try again.'],
  ['failed', 'Email to Sam could not be delivered.'],
  ['complained', 'Sam marked our email as spam'],
] as const)('an email that %s has its next step', async (mailProblem, words) => {
  const { read } = await setup();
  read({ ...operatorVisit, mailProblem });
  const header = within(screen.getByRole('banner'));
  expect(header.getByText(new RegExp(words))).toBeVisible();
  for (const [name, href] of [
    ['Call', 'tel:+13035550199'],
    ['Text', expect.stringMatching(/^sms:/)],
  ])
    expect(header.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('a number that would command the phone is text, and no link', async () => {
  const { read } = await setup();
  read({ ...confirmed, owner: { ...confirmed.owner, phone: '*72 303 555 0100' } });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((href) => /^(tel|sms):/.test(href ?? ''))).toEqual([]);
  expect(screen.getAllByText(/\*72 303 555 0100/)[0]).toBeVisible();
});

test('Nobody home names no fee once its tick is off, and can be undone for a day', async () => {
  const { read } = await setup();
  const atDoor = { ...confirmed, starts: { day: '2026-11-22', time: '09:30' } };
  read(atDoor);
  await tap('Nobody home');
  await act(async () => void screen.getByRole('checkbox', { name: /waited/ }).click());
  await act(async () => void screen.getByRole('checkbox', { name: /fee/ }).click());
  const noShow = { status: 'no_show', revision: 2, history: pressed('no_show') } as const;
  const missed = { ...atDoor, ...undoable, ...noShow };
  const { sent } = answerWith(missed);
  await tap('Yes, nobody home');
  read(missed);
  await waitFor(() => expect(sent()).toMatchObject([{ action: 'no_show', revision: 1, fee: 0 }]));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Nobody home$/);
  expect(screen.queryByText(/To Sam|Sent to/)).toBeNull();
  expect(screen.getByText(/Undo works until Mon 10:00 AM/)).toBeVisible();

  read({ ...missed, owner: { ...missed.owner, email: '' } });
  expect(
    screen.getByText(/ No email goes to Sam\. Their page says that you came\.$/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo nobody home' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Text Sam' }).outerHTML).toContain('We%20came%20on');
});

test('Done comes with the start of the visit', async () => {
  const { read } = await setup();
  read({ ...confirmed, starts: { day: '2026-11-22', time: '10:30' } });
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  read({ ...confirmed, revision: 2, starts: { day: '2026-11-22', time: '09:30' } });
  expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
});

const withLink = { ...confirmed, ownerLink: 'https://pets.example/visit#AG-7K4Q2M.key' };
const yesText = 'We’re holding Tue, Nov 24, around 10:00 AM, for you. Does that work?';
const held = { startsAt: '2026-11-24T17:00:00Z', freeUntil: '2026-11-24T17:00:00Z', lateFee: 0 };
const wednesday = { day: '2026-11-25', window: '2-4 PM' };
const asked = { ...withLink, yesText, canceling: held, asked: wednesday };

test('until the yes or a wish, a visit says so, with the time asked for and a text that is ready', async () => {
  const { read } = await setup();
  read(asked);
  expect(screen.getByText('Not heard from yet')).toBeVisible();
  expect(screen.getByText('Not the time asked for')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Text for a yes' });
  const href = link.getAttribute('href') ?? '';
  fireEvent.click(link);
  expect(screen.getByText(/^Text for a yes opened (?:\w{3}, )?\w{3} \d+, /)).toBeVisible();
  localStorage.clear();
  expect(href).toMatch(/^sms:\+13035550199\?&body=/);
  expect(decodeURIComponent(href)).toContain(
    `${yesText} Say yes here: https://pets.example/visit#AG-7K4Q2M.key`,
  );
  const priced = { ...asked, openPrice: '$190 instead of $165' };
  read({ ...priced, canceling: { ...held, lateFee: 25 } });
  expect(screen.queryByText('Not the time asked for')).toBeNull();
  read({ ...priced, wish });
  expect(screen.getByText('Not heard from yet, $190 instead of $165')).toBeVisible();
  expect(screen.queryByText('Not the time asked for')).toBeNull();
});

test('a time and a price that wait for nothing need no yes', async () => {
  const { read } = await setup();
  read({ ...asked, yesText: '' });
  for (const words of ['Not heard from yet', 'Text for a yes', 'Said yes'])
    expect(screen.queryByText(words)).toBeNull();
});
