import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ownerVisit } from './owner-visit.fixture';
import { VisitCard } from './visit-card';
import { queryClient } from '@/backend/query-client';
import { supabase } from '@/backend/supabase';
import type { OwnerVisit } from '@shared/visit-state';

function open(visit: OwnerVisit) {
  vi.stubGlobal('fetch', async () => Response.json({ visit }));
  return render(
    <MemoryRouter initialEntries={['/visit#AG-7K4Q2M.oB7bK0pd2I0E5L1_AmOkrg']}>
      <VisitCard />
    </MemoryRouter>,
  );
}

test('what changed while another page was open is no news of this page', async () => {
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_test');
  await supabase();
  onTestFinished(() => {
    queryClient.clear();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });
  const { unmount } = open(ownerVisit);
  await screen.findByText(/10:00/, {}, { timeout: 4000 });
  unmount();
  open({ ...ownerVisit, revision: 2, starts: { day: '2026-11-25', time: '11:00' } });
  await screen.findByText(/11:00/);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
});
