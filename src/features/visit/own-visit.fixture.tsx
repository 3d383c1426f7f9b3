import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { OwnVisit } from './own-visit';
import { ownerVisit } from './owner-visit.fixture';
import { useVisitChange } from '@/backend/calls/use-visit';
import { supabase } from '@/backend/supabase';
import type { VisitPart } from '@shared/visits/reference';
import type { OwnerChange } from '@shared/visits/visit-actions';

const { audience, reference } = ownerVisit;
const visitKey = { audience, reference, token: 'oB7bK0pd2I0E5L1_AmOkrg' };

export const wish = {
  day: '2026-12-01',
  window: '2-4 PM',
  words: 'After school',
  askedAt: '2026-11-23T16:30:00Z',
  answerBy: '2026-11-23T18:30:00Z',
  number: 1,
};

function Page({ visit, part }: { visit: typeof ownerVisit; part?: VisitPart | undefined }) {
  const mutation = useVisitChange<OwnerChange>(visitKey);
  return <OwnVisit {...{ visit, visitKey, mutation, part }} isFetchedAfterMount />;
}

/** Answers what the page sends, in turn. Returns the list, which grows; it leaves out what only reads. */
export async function answerOwner(visit: typeof ownerVisit, ...answers: (() => Response)[]) {
  await supabase();
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    if (body.includes('windows')) return Response.json({ closedDays: [], windows: {} });
    if (body.includes('"read"')) return Response.json({ visit });
    sent.push(JSON.parse(body));
    return answers.shift()?.() ?? Response.error();
  });
  return sent;
}

export function setup(visit = ownerVisit, part?: VisitPart, search = '') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T17:00:00Z') });
  const page = (visit: typeof ownerVisit, part?: VisitPart) => (
    <MemoryRouter initialEntries={[`/${search}`]}>
      <Page {...{ visit, part }} />
    </MemoryRouter>
  );
  const { rerender } = render(page(visit, part));
  return (visit: typeof ownerVisit) => rerender(page(visit));
}
