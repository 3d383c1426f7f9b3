import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OperatorFrame } from '../operator-frame.fixture';
import { AllDone } from './day-heading';
import { dayVisit } from './day-visit.fixture';
import { answerCalls, tap } from '@/testing/function-calls';
import { emptyDay } from '@shared/visits/empty-day.fixture';

test('the open visits of a day that is over are all done with one tap', async () => {
  const sent = await answerCalls('2026-11-25T15:00:00Z', ({ reference }) =>
    Response.json({ visit: { audience: 'operator', reference } }),
  );
  const visits = [dayVisit('2026-11-24', '08:00'), dayVisit('2026-11-24', '12:00')];
  render(
    <OperatorFrame day={emptyDay}>
      <AllDone visits={visits} />
    </OperatorFrame>,
  );
  await tap('Both done');
  await waitFor(() =>
    expect(sent.map(({ action, charged, reference }) => [action, charged, reference])).toEqual(
      visits.map(({ reference }) => ['done', null, reference]),
    ),
  );
});
