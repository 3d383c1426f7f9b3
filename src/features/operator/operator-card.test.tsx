import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { OperatorCard } from './operator-card';
import { operatorVisit } from './operator-visit.fixture';
import { queryClient } from '@/backend/query-client';
import { supabase } from '@/backend/supabase';
import type { OperatorVisit } from '@shared/visit-state';

function open(visit: OperatorVisit) {
  vi.stubGlobal('fetch', async () => Response.json({ visit }));
  return render(
    <MemoryRouter initialEntries={['/operator#AG-7K4Q2M.oB7bK0pd2I0E5L1_AmOkrg']}>
      <OperatorCard />
    </MemoryRouter>,
  );
}

test('a visit opened again is read anew before anything counts as changed meanwhile', async () => {
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_test');
  await supabase();
  onTestFinished(() => {
    queryClient.clear();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });
  const { unmount } = open(operatorVisit);
  await screen.findByText('New request', {}, { timeout: 4000 });
  unmount();
  open({ ...operatorVisit, status: 'canceled', revision: 1, canceledBy: 'owner' });
  await screen.findByText('Canceled by the owner');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
