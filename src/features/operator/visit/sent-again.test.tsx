import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith, confirmed, setup } from './operator-page.fixture';
import { tap } from '@/testing/function-calls';
import { toFullDetails } from '@shared/visits/request-details';
import { sampleBooking } from '@shared/visits/sample-booking.fixture';

test('the operator uses a second sending before changing details', async () => {
  const { read } = await setup();
  read({ ...confirmed, sentAgain: { ...confirmed, requestVersion: 2, address: '9 Elm St' } });
  expect(screen.queryByRole('button', { name: 'Change details' })).toBeNull();
  const { sent } = answerWith({ ...confirmed, revision: 2, requestVersion: 2 });
  await tap('Use what was sent again, then change details');
  await waitFor(() =>
    expect(sent()).toMatchObject([{ action: 'use_details', revision: 1, requestVersion: 2 }]),
  );
});

test('the page shows only what is new in a second sending, and one line for the same answers', async () => {
  const { read } = await setup();
  const { pets, preferred } = confirmed;
  const sent = toFullDetails({ request: [sampleBooking], request_version: 2 }, sampleBooking);
  const same = { ...sent, pets, preferred };
  read({ ...confirmed, sentAgain: { ...same, notes: '', estimate: 0 } });
  const news = within(screen.getByRole('region', { name: 'Sent again after your answer' }));
  const terms = news.getAllByRole('term').map((term) => term.textContent);
  expect(terms).toEqual(['Notes', 'Estimate']);
  expect(news.getByText('Left empty')).toBeVisible();
  read({ ...confirmed, sentAgain: same });
  expect(screen.getByText(/^Sent again .*, with nothing new in it\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use these details' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Change details' })).toBeVisible();
});
