import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith, confirmed, press, refuse, setup, type } from './operator-page.fixture';
import { operatorVisit, pressed, wish } from './operator-visit.fixture';

test('asks once about an empty fee in the fee zone; the bar shows price and fee', async () => {
  const { read } = await setup();
  read({ ...operatorVisit, zipCode: '80401', zone: 'extended', requestVersion: 2 });
  expect(screen.getByText(/, \$165, fee not set$/)).toBeVisible();
  const { sent } = answerWith(confirmed);
  await press('Confirm');
  expect(screen.getByRole('alert')).toHaveTextContent('No travel fee?');
  expect(sent()).toEqual([]);
  await act(async () => type('Travel fee in $', '20'));
  expect(screen.getByText(/, \$165, \$20 fee$/)).toBeVisible();
  await act(async () => type('Travel fee in $', ''));
  await press('Yes, no fee');
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
    await press('Move');
    fireEvent.click(screen.getByRole('radio', { name: /^Not yet/ }));
  }
  await act(async () => type('Day', visit.preferred.day));
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
  await press('Move');
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
    await press('Move');
    const [agreed, open] = screen.getAllByRole<HTMLInputElement>('radio');
    expect([agreed?.labels?.[0]?.textContent, agreed?.checked, open?.checked]).toEqual([
      expect.stringContaining('As agreed'),
      isAgreed,
      !isAgreed,
    ]);
    await act(async () => type('We arrive at', '16:30'));
    expect(screen.queryAllByText('Not the time asked for')).toHaveLength(isAgreed ? 0 : 1);
    const { sent } = answerWith({ ...confirmed, revision: 2 });
    await press('Move visit');
    await waitFor(() => expect(sent()).toMatchObject([{ action: 'move', isAgreed }]));
  },
);

test('the page refuses a move that changes nothing and says why', async () => {
  const { read } = await setup();
  read(confirmed);
  await press('Move');
  refuse('unchanged', confirmed);
  await press('Move visit');
  expect(await screen.findByText(/^That’s how it is already, so nothing was sent\./)).toBeVisible();
});

/** For a day. */
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
  await press('Spam');
  read(spam);
  await waitFor(() => expect(sent()).toMatchObject([{ action: 'spam', revision: 0 }]));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Marked as spam');
  expect(screen.queryByText(/To Sam|Sent to/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  await press('Confirm a time after all');
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
    ['Call (303) 555-0199', 'tel:+13035550199'],
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

test('Nobody home names no fee once the tick is off, and can be undone for a day', async () => {
  const { read } = await setup();
  const atDoor = { ...confirmed, starts: { day: '2026-11-22', time: '09:30' } };
  read(atDoor);
  await press('Nobody home');
  await act(async () => void screen.getByRole('checkbox', { checked: true }).click());
  const noShow = { status: 'no_show', revision: 2, history: pressed('no_show') } as const;
  const missed = { ...atDoor, ...undoable, ...noShow };
  const { sent } = answerWith(missed);
  await press('Yes, nobody home');
  read(missed);
  await waitFor(() => expect(sent()).toMatchObject([{ action: 'no_show', revision: 1, fee: 0 }]));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Nobody home$/);
  expect(screen.queryByText(/To Sam|Sent to/)).toBeNull();
  expect(screen.getByText(/You can undo it until Mon 10:00 AM/)).toBeVisible();

  read({ ...missed, owner: { ...missed.owner, email: '' } });
  expect(screen.getByText(/^No email goes to Sam\. Their page says that you came\./)).toBeVisible();

  const undone = answerWith({ ...atDoor, revision: 3 });
  await press('Undo nobody home');
  expect(undone.sent()).toMatchObject([{ action: 'undo', lastChange: 'last' }]);
});

test('Done comes with the start of the visit', async () => {
  const { read } = await setup();
  read({ ...confirmed, starts: { day: '2026-11-22', time: '10:30' } });
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  read({ ...confirmed, revision: 2, starts: { day: '2026-11-22', time: '09:30' } });
  expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
});

test('the reason of a decline goes along as data, also with other words', async () => {
  await setup();
  const { sent } = answerWith(operatorVisit);
  await press('Decline');
  await press('Too far');
  expect(screen.getByRole('button', { name: 'Too far', pressed: true })).toBeVisible();
  type('What the customer reads', 'Boulder is too far for us, sorry.');
  await press('Decline request');
  expect(sent()).toMatchObject([
    { action: 'decline', reason: 'too_far', note: 'Boulder is too far for us, sorry.' },
  ]);
});

test('the button cancels a request whose customer canceled, and no email means words to say', async () => {
  const { read } = await setup();
  const owner = { ...operatorVisit.owner, name: 'Walt Dean', email: '' };
  read({ ...operatorVisit, owner });
  await press('Decline');
  expect(screen.getByLabelText('What to tell Walt')).toBeVisible();
  await press('Customer canceled');
  expect(screen.getByRole('button', { name: 'Cancel request' })).toBeVisible();
  read({ ...operatorVisit, owner, status: 'canceled', note: 'The van needs a repair.' });
  expect(screen.getByText('To say to Walt')).toBeVisible();
});

test.each([
  ['in time', '2026-11-24T13:00:00Z', 25, 'Nothing is owed: it’s free until Tue 6:00 AM.'],
  ['told the same day', '2026-11-24T17:00:00Z', 25, /the time was set less than 4 hours ahead\.$/],
  ['who said no yes', '2026-11-22T13:00:00Z', 0, /They didn’t say yes to this time, so nothing/],
  ['late', '2026-11-22T13:00:00Z', 25, 'It was free until 6:00 AM.'],
] as const)(
  'a customer who cancels %s by phone takes two taps on the visit’s page',
  async (name, freeUntil, lateFee, words) => {
    const acceptsFee = name === 'late';
    const { read } = await setup();
    const canceling = { startsAt: '2026-11-24T17:00:00Z', freeUntil, lateFee };
    read({ ...confirmed, canceling });
    await press('Cancel');
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Customer canceled');
    expect(screen.queryByLabelText('What the customer reads')).toBeNull();
    expect(screen.getByText(/^We’ll email Sam that it’s canceled/)).toHaveTextContent(words);
    expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(+acceptsFee);
    const { sent } = answerWith({ ...confirmed, status: 'canceled', canceledBy: 'owner' });
    await press('Cancel visit');
    await waitFor(() => expect(sent()).toMatchObject([{ action: 'cancel_for_owner', acceptsFee }]));
  },
);

test('the travel fee that was agreed takes the place of what the ZIP says, once', async () => {
  const { read } = await setup();
  read({ ...confirmed, zipCode: '80401', zone: 'extended', travelFee: 15 });
  expect(screen.getByText(/Travel fee: \$15\./)).toBeVisible();
  expect(screen.queryByText(/expect a travel fee/i)).toBeNull();
});
