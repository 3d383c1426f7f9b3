import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OperatorCard } from './operator-card';
import { operatorVisit } from './operator-visit.fixture';
import { paths } from '@/site/paths';
import { openVisitPage } from '@/testing/open-visit-page';

test('a visit opened again is read anew before anything counts as changed meanwhile', async () => {
  const { unmount } = await openVisitPage(paths.operator, <OperatorCard />, operatorVisit);
  await screen.findByText('New request', {}, { timeout: 4000 });
  unmount();
  await openVisitPage(paths.operator, <OperatorCard />, {
    ...operatorVisit,
    status: 'canceled',
    revision: 1,
    canceledBy: 'owner',
  });
  await screen.findByText('Canceled by the owner');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
