import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { OwnVisit } from './own-visit';
import { ownerVisit } from './owner-visit.fixture';
import { useVisit } from '@/backend/calls/use-visit';
import { supabase } from '@/backend/supabase';
import type { OwnerChange } from '@shared/visits/visit-actions';

const { audience, reference } = ownerVisit;
const visitKey = { audience, reference, token: 'oB7bK0pd2I0E5L1_AmOkrg' };
const moved = { ...ownerVisit, revision: 2, starts: { day: '2026-11-25', time: '11:00' } };

function Page() {
  const { query, mutation } = useVisit<OwnerChange>(visitKey);
  if (query.data?.audience !== 'owner') return null;
  return <OwnVisit visit={query.data} isFetchedAfterMount {...{ visitKey, mutation }} />;
}

/** The page of a visit; `answers` come in turn, and each sent action is returned. */
async function setup(visit: typeof ownerVisit, ...answers: (() => Response)[]) {
  await supabase();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T17:00:00Z') });
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    if (body.includes('"read"') || body.includes('windows')) return Response.json({ visit });
    sent.push(JSON.parse(body));
    return answers.shift()?.() ?? Response.error();
  });
  render(<Page />, { wrapper: MemoryRouter });
  await screen.findByRole('heading', { level: 1 });
  return sent;
}

const yes = () => screen.queryByRole('button', { name: 'Yes, that works' });

async function pressYes() {
  const button = await screen.findByRole('button', { name: 'Yes, that works' });
  await act(async () => void fireEvent.click(button));
}

test('one tap says yes to the time that is shown, and opening the page says nothing', async () => {
  const sent = await setup(ownerVisit, () =>
    Response.json({ visit: { ...ownerVisit, hasAccepted: true } }),
  );
  expect(sent).toEqual([]);
  await pressYes();
  expect(sent).toMatchObject([{ ...visitKey, action: 'accept', revision: 1 }]);
  expect(await screen.findByText('You agreed to this time. See you then!')).toHaveFocus();
  expect(yes()).toBeNull();
});

test('a yes on an old tab after a move is not taken, and the new time asks again', async () => {
  const sent = await setup(
    ownerVisit,
    () => Response.json({ error: 'stale', visit: moved }, { status: 409 }),
    () => Response.json({ visit: { ...moved, hasAccepted: true } }),
  );
  await pressYes();
  expect(
    await screen.findByText(/This visit was changed .*, while this page was open/),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('11:00');
  await pressYes();
  expect(sent).toMatchObject([{ revision: 1 }, { revision: 2 }]);
  expect(await screen.findByText('You agreed to this time. See you then!')).toBeVisible();
});

test.each([
  [
    'while another time is asked for',
    {
      wish: {
        day: '2026-12-01',
        window: '2-4 PM',
        words: '',
        askedAt: '2026-11-23T16:30:00Z',
        answerBy: '2026-11-23T18:30:00Z',
        number: 1,
      },
    },
  ],
  ['once the visit has begun', { starts: { day: '2026-11-23', time: '09:00' } }],
  ['for a request', { status: 'requested', starts: null } as const],
  ['once it is canceled', { status: 'canceled', canceledBy: 'operator' } as const],
])('nothing asks for a yes %s', async (_name, changes) => {
  await setup({ ...ownerVisit, ...changes });
  expect(yes()).toBeNull();
});

test('another time is one tap beside the yes, as long as it can be asked for', async () => {
  await setup(ownerVisit);
  const another = await screen.findByRole('button', { name: 'Another time' });
  await act(async () => void fireEvent.click(another));
  expect(await screen.findByRole('radio', { name: /^Tue/ })).toBeVisible();
  expect(yes()).toBeNull();
});

test('no other time stands beside the yes once it is too late to ask', async () => {
  await setup({ ...ownerVisit, askRefusal: 'too_late_to_ask' });
  expect(yes()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Another time' })).toBeNull();
});

test('no yes stands below an open question', async () => {
  await setup(ownerVisit);
  for (const [ask, leave] of [
    ['Cancel this visit', 'Keep it'],
    ['Ask for another time', 'Keep my time'],
  ] as const) {
    const open = await screen.findByRole('button', { name: ask });
    await act(async () => void fireEvent.click(open));
    expect(yes()).toBeNull();
    const close = await screen.findByRole('button', { name: leave });
    await act(async () => void fireEvent.click(close));
    expect(yes()).toBeVisible();
  }
});
