import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { RebookFromLink } from './book-again';
import { supabase } from '@/backend/supabase';

const visitKey = {
  audience: 'owner',
  reference: 'AG-7K4Q2M',
  token: 'oB7bK0pd2I0E5L1_AmOkrg',
} as const;

function Opened() {
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search}`}</p>;
}

test('an email’s link takes the day and the window that it names to the form', async () => {
  await supabase();
  vi.stubGlobal('fetch', async () => Response.json({ rebooking: { pets: [] } }));
  const query = '?day=2026-12-01&window=8-10+AM';
  const link = (
    <RebookFromLink visitKey={visitKey} meanwhile={null}>
      {null}
    </RebookFromLink>
  );
  render(
    <MemoryRouter initialEntries={[`/visit${query}#AG-7K4Q2M.key.again`]}>
      <Routes>
        <Route path="/visit" element={link} />
        <Route path="/booking" element={<Opened />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(await screen.findByText(`/booking${query}`)).toBeVisible();
});
