import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ownerVisit } from './owner-visit.fixture';
import { VisitCard } from './visit-card';
import { paths } from '@/site/paths';
import { openVisitPage } from '@/testing/open-visit-page';

test('what changed while another page was open is no news of this page', async () => {
  const { unmount } = await openVisitPage(paths.visit, <VisitCard />, ownerVisit);
  await screen.findByText(/10:00/, {}, { timeout: 4000 });
  unmount();
  const starts = { day: '2026-11-25', time: '11:00' };
  await openVisitPage(paths.visit, <VisitCard />, { ...ownerVisit, revision: 2, starts });
  await screen.findByText(/11:00/);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
});
