import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { BookAgain, RebookFromLink } from './book-again';
import { ownerVisit } from './owner-visit.fixture';
import { queryClient } from '@/backend/query-client';
import { supabase } from '@/backend/supabase';
import { paths } from '@/site/paths';

const { reference } = ownerVisit;
const visitKey = { audience: 'owner', reference, token: 'oB7bK0pd2I0E5L1_AmOkrg' } as const;
const rebooking = () => Response.json({ rebooking: { pets: [] } });

test('an owner who has gone to another page stays there', async () => {
  await supabase();
  let answer = (_response: Response): void => undefined;
  const fetch = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  vi.stubGlobal('fetch', fetch);
  const again = <BookAgain visit={{ ...ownerVisit, status: 'done' }} visitKey={visitKey} />;
  const router = createMemoryRouter(
    [
      { path: paths.visit, element: again },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [paths.visit] },
  );
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('button', { name: 'Book again' }));
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  await act(() => router.navigate(paths.faq));
  await act(async () => answer(rebooking()));
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(router.state.location.pathname).toBe(paths.faq);
});

test('an email’s link takes the day and the window that it names to the form', async () => {
  await supabase();
  vi.stubGlobal('fetch', async () => rebooking());
  const search = '?day=2026-12-01&window=8-10+AM';
  const link = <RebookFromLink visitKey={visitKey} meanwhile={null} children={null} />;
  const router = createMemoryRouter(
    [
      { path: paths.visit, element: link },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [`${paths.visit}${search}#AG-7K4Q2M.key.again`] },
  );
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('Another page')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/booking', search });
});

test('a link that has ended leads to the empty form, and not back to itself', async () => {
  await supabase();
  vi.stubGlobal('fetch', async () => Response.json({ error: 'link_ended' }, { status: 410 }));
  const key = { ...visitKey, reference: 'AG-7K4Q2N' };
  const link = <RebookFromLink visitKey={key} meanwhile={null} children="Ended" />;
  const routes = [
    { path: paths.visit, element: link },
    { path: '*', element: <p>Another page</p> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [paths.visit] })} />);
  expect(await screen.findByText('Another page')).toBeVisible();
});
