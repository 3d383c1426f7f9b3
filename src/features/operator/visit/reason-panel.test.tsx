import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith, confirmed, setup } from './operator-page.fixture';
import { operatorVisit } from './operator-visit.fixture';
import { tap, type } from '@/testing/function-calls';

test('a visit is canceled in the operator’s own words', async () => {
  const { read } = await setup();
  read(confirmed);
  await tap('Cancel');
  await tap('Groomer sick');
  await tap('Another reason');
  expect(screen.queryByText('Say a word about why.')).toBeNull();
  const note = 'A tree fell on our street.';
  type('What the customer reads', note);
  const { sent } = answerWith({ ...confirmed, status: 'canceled', revision: 2 });
  await tap('Cancel visit');
  await waitFor(() => expect(sent()).toMatchObject([{ action: 'cancel', note, reason: null }]));
});

test('a hold that nobody said yes to ends by that reason, and no visit does', async () => {
  const { read } = await setup();
  read(confirmed);
  await tap('Cancel');
  expect(screen.queryByRole('button', { name: 'No yes' })).toBeNull();
  await tap('Back');
  const freeUntil = '2026-11-22T16:00:00Z';
  const starts = { day: '2026-11-22', time: '09:00' };
  read({ ...confirmed, starts, canceling: { startsAt: freeUntil, freeUntil, lateFee: 0 } });
  await tap('Cancel');
  expect(screen.getByLabelText('What the customer reads')).toHaveValue('We didn’t hear from you.');
  const { sent } = answerWith({ ...confirmed, status: 'canceled', revision: 2 });
  await tap('Cancel visit');
  await waitFor(() => expect(sent()).toMatchObject([{ action: 'cancel', reason: 'no_yes' }]));
});

test('the reason of a decline goes along as data, also with other words', async () => {
  await setup();
  const { sent } = answerWith(operatorVisit);
  await tap('Decline');
  await tap('Too far');
  expect(screen.getByRole('button', { name: 'Too far', pressed: true })).toBeVisible();
  type('What the customer reads', 'Boulder is too far for us, sorry.');
  await tap('Decline request');
  expect(sent()).toMatchObject([
    { action: 'decline', reason: 'too_far', note: 'Boulder is too far for us, sorry.' },
  ]);
});

test('the button cancels a request whose customer canceled, and no email means words to say', async () => {
  const { read } = await setup();
  const owner = { ...operatorVisit.owner, name: 'Walt Dean', email: '' };
  read({ ...operatorVisit, owner });
  await tap('Decline');
  expect(screen.getByLabelText('What to tell Walt')).toBeVisible();
  await tap('Customer canceled');
  expect(screen.getByRole('button', { name: 'Cancel request' })).toBeVisible();
  read({ ...operatorVisit, owner, status: 'canceled', note: 'The van needs a repair.' });
  expect(screen.getByText('To say to Walt')).toBeVisible();
});

test('the page of a visit that we canceled opens the whole text for a customer whom no email reaches', async () => {
  const { read } = await setup();
  const owner = { ...operatorVisit.owner, name: 'Kim Lee', email: '' };
  const canceled = { ...confirmed, owner, status: 'canceled', canceledBy: 'operator' } as const;
  const note = 'The van needs a repair.';
  read({ ...canceled, note });
  const text = screen.getByRole('link', { name: 'Text Kim' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(text)).toContain(
    `We can’t come Tue, Nov 24, 10:00 AM, sorry. ${note}\nYou owe nothing for this visit.`,
  );
  for (const other of [{ owner: operatorVisit.owner }, { canceledBy: 'owner' }] as const) {
    read({ ...canceled, note, ...other });
    expect(screen.queryByRole('link', { name: /^Text (?:Kim|Sam)/ })).toBeNull();
  }
});

test.each([
  ['in time', '2026-11-24T13:00:00Z', 25, 'No fee: it’s free until Tue 6:00 AM.'],
  ['told the same day', '2026-11-24T17:00:00Z', 25, /the time was set less than 4 hours ahead\.$/],
  [
    'who said no yes',
    '2026-11-22T13:00:00Z',
    0,
    /They didn’t say yes to this time, so it costs nothing/,
  ],
  ['late', '2026-11-22T13:00:00Z', 25, 'It was free until 6:00 AM.'],
] as const)(
  'a customer who cancels %s by phone takes two taps on the visit’s page',
  async (name, freeUntil, lateFee, words) => {
    const acceptsFee = name === 'late';
    const { read } = await setup();
    const canceling = { startsAt: '2026-11-24T17:00:00Z', freeUntil, lateFee };
    read({ ...confirmed, canceling });
    await tap('Cancel');
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Customer canceled');
    expect(screen.queryByLabelText('What the customer reads')).toBeNull();
    expect(screen.getByText(/^We’ll email Sam that it’s canceled/)).toHaveTextContent(words);
    expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(+acceptsFee);
    const { sent } = answerWith({ ...confirmed, status: 'canceled', canceledBy: 'owner' });
    await tap('Cancel visit');
    await waitFor(() => expect(sent()).toMatchObject([{ action: 'cancel_for_owner', acceptsFee }]));
  },
);
