import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { OwnVisit } from './own-visit';
import { answerOwner, wish } from './own-visit.fixture';
import { ownerVisit } from './owner-visit.fixture';
import { useVisit } from '@/backend/calls/use-visit';
import type { OwnerChange } from '@shared/visits/visit-actions';

const { audience, reference } = ownerVisit;
const visitKey = { audience, reference, token: 'oB7bK0pd2I0E5L1_AmOkrg' };
const starts = { day: '2026-11-25', time: '11:00' };
const moved = { ...ownerVisit, revision: 2, starts, movedFrom: ownerVisit.starts };

function Page() {
  const { query, mutation } = useVisit<OwnerChange>(visitKey);
  if (query.data?.audience !== 'owner') return null;
  return <OwnVisit visit={query.data} isFetchedAfterMount {...{ visitKey, mutation }} />;
}

async function setup(visit: typeof ownerVisit, ...answers: (() => Response)[]) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T17:00:00Z') });
  const sent = await answerOwner(visit, ...answers);
  render(<Page />, { wrapper: MemoryRouter });
  await screen.findByRole('heading', { level: 1 });
  return sent;
}

const yes = () => screen.queryByRole('button', { name: 'Yes, that works' });

async function tapOn(name: string) {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
}

test('one tap says yes to the time that is shown, and opening the page says nothing', async () => {
  const sent = await setup(ownerVisit, () =>
    Response.json({ visit: { ...ownerVisit, hasAccepted: true } }),
  );
  expect(sent).toEqual([]);
  await tapOn('Yes, that works');
  expect(sent).toMatchObject([{ ...visitKey, action: 'accept', revision: 1 }]);
  expect(await screen.findByText('All agreed. See you then!')).toHaveFocus();
  expect(yes()).toBeNull();
});

test('a yes without network is refused at once, and does not wait unseen', async () => {
  const loseAnswer = () => {
    throw new TypeError('Failed to fetch');
  };
  const sent = await setup(ownerVisit, loseAnswer);
  onTestFinished(() => onlineManager.setOnline(true));
  onlineManager.setOnline(false);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await tapOn('Yes, that works');
  expect(await screen.findByText(/You’re offline/)).toBeVisible();
  expect(yes()).toBeEnabled();
  expect(sent).toHaveLength(1);
});

test('a yes on an old tab after a move is not taken, and the new time asks again', async () => {
  const sent = await setup(
    ownerVisit,
    () => Response.json({ error: 'stale', visit: moved }, { status: 409 }),
    () => Response.json({ visit: { ...moved, hasAccepted: true } }),
  );
  await tapOn('Yes, that works');
  expect(await screen.findByText(/This visit was changed .*, while this page/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('11:00');
  await tapOn('Yes, that works');
  expect(sent).toMatchObject([{ revision: 1 }, { revision: 2 }]);
  expect(await screen.findByText('All agreed. See you then!')).toBeVisible();
});

test('a yes on an old tab after a wish says that the visit was changed', async () => {
  const visit = { ...ownerVisit, wish };
  await setup(ownerVisit, () => Response.json({ error: 'stale', visit }, { status: 409 }));
  await tapOn('Yes, that works');
  expect(await screen.findByText(/This visit was changed .*, while this page/)).toBeVisible();
});

test.each([
  ['while another time is asked for', { wish }],
  ['once the visit has begun', { starts: { day: '2026-11-23', time: '09:00' } }],
  ['for a request', { status: 'requested', starts: null } as const],
  ['once it is canceled', { status: 'canceled', canceledBy: 'operator' } as const],
])('nothing asks for a yes %s', async (_name, changes) => {
  await setup({ ...ownerVisit, ...changes });
  expect(yes()).toBeNull();
});

test('another time is one tap beside the yes, as long as it can be asked for', async () => {
  await setup(ownerVisit);
  await tapOn('Another time');
  expect(await screen.findByRole('radio', { name: /^Tue/ })).toBeVisible();
  expect(yes()).toBeNull();
});

test('no other time stands beside the yes once it is too late to ask', async () => {
  await setup({ ...ownerVisit, askRefusal: 'too_late_to_ask' });
  expect(yes()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Another time' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'No, cancel it' })).toBeNull();
});

test('a held time can be refused beside the yes once it is too late to ask', async () => {
  const { canceling } = ownerVisit;
  const held = { ...ownerVisit, canceling: canceling && { ...canceling, lateFee: 0 } };
  await setup({ ...held, askRefusal: 'too_late_to_ask' });
  const no = screen.getByRole('link', { name: 'No, cancel it' });
  expect(no).toHaveAttribute('href', expect.stringMatching(/\.cancel$/));
});

test('the page hides the yes while a question is open', async () => {
  await setup(ownerVisit);
  for (const [ask, leave] of [
    ['Cancel this visit', 'Keep it'],
    ['Ask for another time', 'Keep my time'],
  ] as const) {
    await tapOn(ask);
    expect(yes()).toBeNull();
    await tapOn(leave);
    expect(yes()).toBeVisible();
  }
});
