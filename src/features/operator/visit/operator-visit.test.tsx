import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  answerWith,
  confirmed,
  field,
  refuse,
  sentAgain,
  setup,
  typeConfirmed,
  typeDay,
} from './operator-page.fixture';
import { operatorVisit } from './operator-visit.fixture';
import { tap, type } from '@/testing/function-calls';

test('a mistake takes the focus to its field each time that it is sent', async () => {
  await setup();
  await tap('Other');
  type('Minutes', '7');
  for (const attempt of [1, 2]) {
    await tap('Confirm');
    expect(field('Minutes'), `${attempt}`).toHaveFocus();
    expect(field('Minutes')).toHaveAccessibleDescription('Use whole minutes, from 15 to 480.');
  }
  type('A note to the customer (optional)', 'Please keep the gate open.');
  expect(field('Minutes')).toHaveAttribute('aria-invalid', 'true');
  type('We arrive at', '09:00');
  expect(field('Minutes')).not.toHaveAttribute('aria-invalid');
});

test('a request that its owner changed says so, is preset anew, and keeps the note', async () => {
  const { read } = await setup();
  await typeDay('2026-11-27');
  type('A note to the customer (optional)', 'Please keep the gate open.');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  read(sentAgain);
  expect(screen.getByRole('status')).toHaveTextContent(
    'The customer changed the request meanwhile. Please check it again.',
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(field('Day')).toHaveValue('2026-11-30');
  expect(field('A note to the customer (optional)')).toHaveValue('Please keep the gate open.');
});

test('a typed reason survives a change of the request', async () => {
  const { read } = await setup();
  await tap('Decline');
  type('What the customer reads', 'Our van is at the shop.');
  read(sentAgain);
  await tap('Decline');
  expect(field('What the customer reads')).toHaveValue('Our van is at the shop.');
});

test.each([1, 2])('a visit that another device changed at version %i says so', async (version) => {
  const { read } = await setup();
  read({ ...confirmed, requestVersion: version });
  expect(screen.getByRole('status')).toHaveTextContent(
    'This visit was confirmed at 9:50 AM, while this page was open.',
  );
  expect(screen.getByRole('status')).not.toHaveTextContent('Nothing was sent from here.');
});

test('a press after a change by the owner says that nothing was sent, and the next answers the new request', async () => {
  const { read } = await setup();
  refuse('stale', sentAgain);
  await tap('Confirm');
  read(sentAgain);
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'The customer changed the request meanwhile. Please check it again. Nothing was sent from here.',
    ),
  );
  await act(async () => type('We arrive at', '09:00'));
  expect(screen.getByRole('status')).toHaveTextContent('Nothing was sent from here.');

  const { sent } = answerWith(sentAgain);
  await tap('Confirm');
  await waitFor(() => expect(sent()).toMatchObject([{ requestVersion: 2 }]));
});

test('a refusal goes once a field of the answer is edited, and not with the note', async () => {
  await setup();
  refuse('not_allowed', operatorVisit);
  await tap('Confirm');
  await vi.waitFor(() => expect(screen.getByRole('alert')).toBeVisible(), { timeout: 30_000 });
  type('A note to the customer (optional)', 'Please keep the gate open.');
  expect(screen.getByRole('alert')).toBeVisible();
  await act(async () => type('We arrive at', '09:00'));
  expect(screen.queryByRole('alert')).toBeNull();
});

const other = '0b7c4f0e-6f3e-4d0e-9f27-1c8f4f9a2b10';

async function loseAnswer() {
  const { read } = await setup();
  let lostId = '';
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    ({ id: lostId } = JSON.parse(body));
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  await typeConfirmed();
  await tap('Confirm');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('No answer came back'));
  return { read, lostId };
}

test('the page announces no change of its own, even if its answer was lost', async () => {
  const { read, lostId } = await loseAnswer();
  read({ ...confirmed, lastChange: lostId });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('alert')).toBeNull();
  read({ ...confirmed, status: 'canceled', revision: 2, canceledBy: 'owner', lastChange: other });
  expect(screen.getByRole('status')).toHaveTextContent('This visit was canceled at 9:50 AM');
});

test('the page announces the same answer of another device, even after a lost one', async () => {
  const { read } = await loseAnswer();
  read({ ...confirmed, lastChange: other });
  expect(screen.getByRole('status')).toHaveTextContent(
    'This visit was confirmed at 9:50 AM, while this page was open.',
  );
});

test('a visit to come names the others of its customer, in order', async () => {
  const other = { token: 'x', price: 0, starts: { day: '2026-12-05', time: '12:00' } };
  const { read } = await setup();
  const bookedAgain = [
    { ...other, reference: 'AG-222222' },
    { ...other, reference: 'AG-333333', starts: { day: '2026-12-08', time: '09:00' } },
  ];
  read({ ...confirmed, bookedAgain });
  const links = screen.getAllByText('Also booked:').map((line) => line.textContent);
  expect(links).toEqual(['Also booked:Sat, Dec 5, 12:00 PM', 'Also booked:Tue, Dec 8, 9:00 AM']);
});

test('what was typed over a visit is there again when the visit is opened again', async () => {
  const { read, leave } = await setup();
  const begun = { ...confirmed, starts: { day: '2026-11-22', time: '09:30' } };
  const reopen = (visit: typeof operatorVisit) => {
    leave();
    read(visit);
  };
  read(begun);
  await tap('Done');
  await act(async () => type(/^Charged in/, '110'));
  // as after Done and Undo
  reopen({ ...begun, revision: 3 });
  await tap('Done');
  expect(screen.getByLabelText(/^Charged in/)).toHaveValue('110');
  await tap('Not yet');
  await tap('Change details');
  await screen.findByRole('button', { name: 'Save' });
  reopen(begun);
  expect(screen.queryByLabelText('Street address')).toBeNull();
  await tap('Change details');
  await act(async () => type('Street address', '7 Oak Ave'));
  reopen(begun);
  expect(screen.getByLabelText('Street address')).toHaveValue('7 Oak Ave');
  const unsaved = () => screen.queryByText('What you typed isn’t saved yet.');
  expect(unsaved()).toBeVisible();
  await act(async () => type('Street address', begun.address));
  expect(unsaved()).toBeNull();
  await act(async () => type('Street address', '7 Oak Ave'));
  expect(unsaved()).toBeVisible();
  const changed = { ...begun, revision: 2 };
  answerWith(changed);
  await tap('Save');
  reopen(changed);
  expect(screen.queryByLabelText('Street address')).toBeNull();
});
