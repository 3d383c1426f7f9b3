import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { BookAgain } from './book-again';
import { ownerVisit } from './owner-visit.fixture';
import { queryClient } from '@/backend/query-client';
import { supabase } from '@/backend/supabase';
import { paths } from '@/site/paths';

const visitKey = {
  audience: 'owner',
  reference: ownerVisit.reference,
  token: 'oB7bK0pd2I0E5L1_AmOkrg',
} as const;

/** A finished visit whose Book again was pressed; the details come when the test says so. */
async function setup() {
  await supabase();
  let answer = (_response: Response): void => undefined;
  const fetch = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  vi.stubGlobal('fetch', fetch);
  const router = createMemoryRouter(
    [
      {
        path: paths.visit,
        element: <BookAgain visit={{ ...ownerVisit, status: 'done' }} visitKey={visitKey} />,
      },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [paths.visit] },
  );
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('button', { name: 'Book again' }));
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  return {
    router,
    load: () => act(async () => answer(Response.json({ rebooking: { pets: [] } }))),
  };
}

test('an owner who has gone to another page stays there', async () => {
  const { router, load } = await setup();
  await act(() => router.navigate(paths.faq));
  await load();
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(router.state.location.pathname).toBe(paths.faq);
});
