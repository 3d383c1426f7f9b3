import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OperatorFrame } from '../operator-frame.fixture';
import { twoVisits } from './day-board.fixture';
import { AllDone } from './day-heading';
import { answerCalls, tap } from '@/testing/function-calls';
import { dayVisit, owedFee } from '@shared/visits/day-visit.fixture';

test('the visits of a day that is over are all done as agreed with one tap, but none with a sum to settle', async () => {
  const sent = await answerCalls('2026-11-25T15:00:00Z', ({ reference }) =>
    Response.json({ visit: { audience: 'operator', reference } }),
  );
  const [first, second] = twoVisits.visits;
  if (!first || !second) throw new Error('Two visits are needed.');
  const visits = [
    { ...first, price: 60.01, travelFee: 15 },
    { ...second, price: 0, travelFee: 15 },
    { ...second, reference: 'AG-H3LD22', yesText: 'Does that work?' },
    { ...second, reference: 'AG-2WED22', owed: [owedFee] },
  ];
  render(<AllDone visits={visits} />, { wrapper: OperatorFrame });
  await tap('Done as agreed: Biscuit and Waffle');
  await waitFor(() =>
    expect(sent).toMatchObject([
      { action: 'done', charged: 75.01, settlesFees: [], reference: first.reference },
      { action: 'done', charged: null, settlesFees: [], reference: second.reference },
    ]),
  );
});

test.each([
  [2, [], 'Both done as agreed'],
  [4, [], 'All 4 done as agreed'],
  [3, [owedFee], 'Done as agreed: Pet 0, Pet 1 and Pet 2'],
  [4, [owedFee], 'Done as agreed: 4 of 5'],
])(
  '%d visits to mark done are counted, or named where they are few of all',
  (count, owed, words) => {
    const usual = Array.from({ length: count }, (_, index) =>
      dayVisit('2026-11-24', `1${index}:00`, `Pet ${index}`),
    );
    const other = { ...dayVisit('2026-11-24', '08:00'), owed };
    const visits = owed.length > 0 ? [...usual, other] : usual;
    render(<AllDone visits={visits} />, { wrapper: OperatorFrame });
    expect(screen.getByRole('button', { name: words })).toBeVisible();
  },
);
