import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { queryClient } from '@/backend/query-client';
import { supabase } from '@/backend/supabase';
import type { Visit } from '@shared/visit-state';

/** Opens `page` from a mailed link; its calls are answered with `visit`. */
export async function openVisitPage(
  path: string,
  page: ReactNode,
  visit: Visit,
): Promise<RenderResult> {
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_test');
  await supabase();
  vi.stubGlobal('fetch', async () => Response.json({ visit }));
  onTestFinished(() => {
    queryClient.clear();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });
  const link = `${path}#AG-7K4Q2M.oB7bK0pd2I0E5L1_AmOkrg`;
  return render(<MemoryRouter initialEntries={[link]}>{page}</MemoryRouter>);
}
