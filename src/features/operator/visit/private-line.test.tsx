import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerWith, confirmed, press, refuse, setup, type } from './operator-page.fixture';
import { lastTime } from './operator-visit.fixture';

const withLink = { ...confirmed, ownerLink: 'https://pets.example/visit#AG-7K4Q2M.key' };
const canceling = {
  startsAt: '2026-11-24T17:00:00Z',
  freeUntil: '2026-11-24T17:00:00Z',
  lateFee: 0,
};
const asked = { ...withLink, canceling, asked: { day: '2026-11-25', window: '2-4 PM' } };

test('until the yes, a visit says so, with the time asked for and a text that is ready', async () => {
  const { read } = await setup();
  read(asked);
  expect(screen.getByText('Not heard from yet')).toBeVisible();
  expect(screen.getByText('Not the time asked for')).toBeVisible();
  const href = screen.getByRole('link', { name: 'Text for a yes' }).getAttribute('href') ?? '';
  expect(href).toMatch(/^sms:\+13035550199\?&body=/);
  expect(decodeURIComponent(href)).toContain(
    'Your visit is Tue, Nov 24, around 10:00 AM. Does that work for you? Say yes here: https://pets.example/visit#AG-7K4Q2M.key',
  );
  const heard = { ...asked, hasAccepted: true };
  const { sent } = answerWith(heard);
  await press('Said yes');
  await waitFor(() => expect(sent()).toMatchObject([{ action: 'accept', revision: 1 }]));
  read(heard);
  expect(screen.getByText('Said yes')).toBeVisible();
  expect(screen.queryByText(/To Sam|Sent to/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  for (const words of ['Not heard from yet', 'Not the time asked for', 'Text for a yes'])
    expect(screen.queryByText(words)).toBeNull();
});

test('a time that was asked for needs no yes', async () => {
  const { read } = await setup();
  read({ ...asked, canceling: { ...canceling, lateFee: 25 } });
  for (const words of ['Not heard from yet', 'Text for a yes', 'Said yes'])
    expect(screen.queryByText(words)).toBeNull();
});

test('a private line is saved over what the page showed, and another device’s is not lost', async () => {
  const { read } = await setup();
  const theirs = { ...confirmed, privateLine: 'Gate 4411' };
  read(confirmed);
  await press('Add a private note');
  type('Private note', ' Bites at nails ');
  refuse('stale', theirs);
  await press('Save');
  read(theirs);
  expect(screen.getByRole('alert')).toHaveTextContent('It says: “Gate 4411”. Save again');

  const sent: unknown[] = [];
  const saved = { ...theirs, privateLine: 'Bites at nails' };
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({ visit: saved });
  });
  await press('Save');
  read(saved);
  expect(sent).toMatchObject([{ action: 'keep_line', line: 'Bites at nails', seen: 'Gate 4411' }]);
  expect(screen.getByText('Bites at nails')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change the private note' })).toHaveFocus();
});

test('the last time of a customer stands above the request', async () => {
  const { read } = await setup();
  read({ ...confirmed, lastTime });
  const last = screen.getByRole('region', { name: 'Last time, Tue, Oct 6' });
  for (const words of [
    'Biscuit: Full Groom',
    '$180',
    'June came',
    'Nobody home at 1 of 3',
    'Dana Reyes, by phone; email differs',
  ])
    expect(last).toHaveTextContent(words);
  expect(within(screen.getByRole('banner')).getByText('Bites at nails')).toBeVisible();
  read({ ...confirmed, lastTime: { ...lastTime, status: 'no_show' } });
  expect(last).not.toHaveTextContent('$180');
  read(confirmed);
  expect(screen.queryByText(/Last time/)).toBeNull();
  expect(screen.getByText('No earlier visit by this email or phone took place.')).toBeVisible();
});
