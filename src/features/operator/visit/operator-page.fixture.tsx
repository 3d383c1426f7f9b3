import { act, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { OperatorFrame } from '../operator-frame.fixture';
import { OpenVisit } from './operator-visit';
import { operatorVisit } from './operator-visit.fixture';
import { useVisitChange } from '@/backend/calls/use-visit';
import { supabase } from '@/backend/supabase';
import { tap, type } from '@/testing/function-calls';
import type { VisitRefusal } from '@shared/visits/visit-status';

const { audience, reference } = operatorVisit;
const visitKey = { audience, reference, token: 'oB7bK0pd2I0E5L1_AmOkrg' };

function Page({ visit }: { visit: typeof operatorVisit }) {
  return (
    <OpenVisit
      visit={visit}
      isFetchedAfterMount
      mutation={useVisitChange(visitKey)}
      access={visitKey}
    />
  );
}

export async function setup() {
  await supabase();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T17:00:00Z') });
  const { rerender } = render(<Page visit={operatorVisit} />, { wrapper: OperatorFrame });
  return {
    read: (visit: typeof operatorVisit) => rerender(<Page visit={visit} />),
    leave: () => rerender(null),
  };
}

export function answerWith(visit: typeof operatorVisit) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ visit }));
  vi.stubGlobal('fetch', fetch);
  return { sent: () => fetch.mock.calls.map(([, { body }]) => JSON.parse(String(body))) };
}

export function refuse(error: VisitRefusal, visit: typeof operatorVisit) {
  vi.stubGlobal('fetch', async () => Response.json({ error, visit }, { status: 409 }));
}

export const field = (name: string) => screen.getByLabelText(name);

export const sentAgain = {
  ...operatorVisit,
  requestVersion: 2,
  preferred: { ...operatorVisit.preferred, day: '2026-11-30' },
};
export const confirmed = {
  ...operatorVisit,
  status: 'confirmed',
  revision: 1,
  starts: { day: '2026-11-24', time: '10:00' },
  minutes: 90,
  changedAt: '2026-11-22T16:50:00Z',
} as const;

export async function typeDay(day: string) {
  fireEvent.click(screen.getByRole('radio', { name: 'Other day' }));
  await act(async () => type('Day', day));
}

export async function typeTime({ day, time }: { day: string; time: string }, minutes: number) {
  await typeDay(day);
  await act(async () => type('We arrive at', time));
  await tap('Other');
  type('Minutes', `${minutes}`);
  await act(async () => undefined);
}

export const typeConfirmed = () => typeTime(confirmed.starts, confirmed.minutes);
