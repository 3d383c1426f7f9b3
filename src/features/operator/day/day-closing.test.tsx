import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerBoard, showBoard, showBoardAt, twoVisits } from './day-board.fixture';
import { answerCalls, tap } from '@/testing/function-calls';
import { dayVisit, owedFee } from '@shared/visits/day-visit.fixture';
import { emptyDay } from '@shared/visits/empty-day.fixture';

const changed = {
  audience: 'operator',
  reference: twoVisits.visits[0]?.reference,
  charged: null,
  yesText: '',
  lastChange: 'last',
};
const noAnswer = () => new Response('', { status: 500 });

test('while Done is saved no other visit can be marked, so that its failure is seen', async () => {
  let fail = (_error: Error): void => undefined;
  const sent = await answerCalls(
    '2026-11-24T22:00:00Z',
    () => new Promise((_resolve, reject) => (fail = reject)),
  );
  showBoard();
  const [first, second] = screen.getAllByRole('button', { name: 'Done' });
  const press = (button = document.body) => act(async () => void fireEvent.click(button));
  await press(first);
  await tap('Mark done');
  await waitFor(() => expect(sent).toHaveLength(1));
  await press(second);
  await act(async () => fail(new TypeError('Failed to fetch')));
  expect(await screen.findByRole('alert')).toHaveTextContent('No answer came back');
  await press(second);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Nobody home on the day takes the fee once the wait is ticked', async () => {
  const sent = await answerBoard(twoVisits, () =>
    Response.json({ visit: { ...changed, status: 'no_show', revision: 2 } }),
  );
  await tap('Nobody home');
  await tap('Back');
  expect(screen.getByRole('button', { name: 'Nobody home' })).toHaveFocus();
  await tap('Nobody home');
  expect(screen.queryByRole('checkbox', { name: /^Tell them the \$25 fee/ })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: /^I called, texted and waited/ }));
  expect(screen.getByRole('checkbox', { name: /^Tell them the \$25 fee/ })).toBeChecked();
  await tap('Yes, nobody home');
  await waitFor(() => expect(sent).toMatchObject([{ action: 'no_show', revision: 1, fee: 25 }]));
  const [row] = screen.getAllByRole('article');
  await waitFor(() => expect(row).toHaveTextContent('Nobody home'));
  expect(screen.queryAllByRole('button', { name: /^(Done|Nobody home)$/ })).toEqual([]);
  expect(screen.getByText('2 visits, $165, 1 nobody home')).toBeVisible();
});

test('Done keeps what was charged, which begins with what was agreed', async () => {
  const agreed = { ...dayVisit('2026-11-24', '08:00'), travelFee: 20 };
  const sent = await answerBoard({ ...emptyDay, visits: [agreed] }, ({ charged }) =>
    Response.json({ visit: { ...changed, status: 'done', revision: 2, charged } }),
  );
  await tap('Done');
  const field = screen.getByLabelText(/^Charged in \$/);
  expect(field).toHaveValue('185');
  for (const typed of ['10001', '-5', 'free', '12.345']) {
    fireEvent.change(field, { target: { value: typed } });
    expect(screen.getByText('Type up to $10,000, or leave it empty.')).toBeVisible();
    await tap('Mark done');
  }
  expect(sent).toEqual([]);
  fireEvent.change(field, { target: { value: '210.50' } });
  await tap('Mark done');
  await waitFor(() =>
    expect(sent).toMatchObject([{ action: 'done', charged: 210.5, groomerWords: '' }]),
  );
  await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent('$210.50 charged'));
  expect(screen.getByText('1 visit, $210.50')).toBeVisible();
});

const noShow = { ...changed, status: 'no_show', revision: 2, undoUntil: '2026-11-25T18:00:00Z' };

test('a visit that was just closed offers Undo in its row, until its time is over', async () => {
  let refusal: string | undefined = 'too_late_to_undo';
  const undone = { ...changed, status: 'confirmed', revision: 3, undoUntil: null };
  const sent = await answerBoard(twoVisits, ({ action }) => {
    if (action === 'no_show') return Response.json({ visit: noShow });
    if (refusal) return Response.json({ error: refusal, visit: noShow }, { status: 409 });
    return Response.json({ visit: undone });
  });
  await tap('Nobody home');
  await tap('Yes, nobody home');
  const [row] = screen.getAllByRole('article');
  const words = 'Undo works until Wed 11:00 AM. Sam has the email, so tell Sam too.';
  expect(await screen.findByText(words)).toBeVisible();
  await tap('Undo nobody home');
  expect(await screen.findByRole('alert')).toHaveTextContent('It’s too late to undo that');
  refusal = undefined;
  await tap('Undo nobody home');
  expect(sent.at(-1)).toMatchObject({ action: 'undo', lastChange: 'last' });
  await waitFor(() => expect(row).not.toHaveTextContent('Nobody home until'));
  expect(screen.queryByRole('button', { name: 'Undo nobody home' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Nobody home' })).toHaveFocus();
  await tap('Nobody home');
  await tap('Yes, nobody home');
  expect(sent.at(-1)).toMatchObject({ action: 'no_show', revision: 3 });
});

test('Undo of what another device changed since says so', async () => {
  const visit = { ...noShow, history: [], revision: 3, changedAt: '2026-11-24T18:50:00Z' };
  await answerBoard(twoVisits, ({ action }) =>
    action === 'no_show'
      ? Response.json({ visit: noShow })
      : Response.json({ error: 'stale', visit }, { status: 409 }),
  );
  await tap('Nobody home');
  await tap('Yes, nobody home');
  await screen.findByRole('button', { name: 'Undo nobody home' });
  await tap('Undo nobody home');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Biscuit:/);
});

test('what is typed in Done stays while another question is open, and after Not yet', () => {
  showBoardAt('2026-11-25T00:30:00Z', twoVisits);
  const press = (name: string, index = 0) =>
    fireEvent.click(screen.getAllByRole('button', { name })[index] ?? document.body);
  const charged = () => screen.getByLabelText(/^Charged in/);
  press('Done');
  fireEvent.change(charged(), { target: { value: '110' } });
  press('Nobody home');
  press('Done');
  expect(charged()).toHaveValue('110');
  press('Not yet');
  press('Done');
  expect(charged()).toHaveValue('110');
});

test('closing a visit promises no email to an owner who gave no address', () => {
  const visits = twoVisits.visits.map((visit) => ({ ...visit, hasEmail: false }));
  showBoardAt('2026-11-24T18:59:00Z', { ...emptyDay, visits });
  for (const [button, words, back, fees] of [
    ['Done', 'No email reaches them. It shows on their page.', 'Not yet', 0],
    ['Nobody home', /^No email goes to .*, so call or text\./, 'Back', 1],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByText(/We’ll email|^Tell them/)).toBeNull();
    screen.queryByRole('checkbox', { name: /waited/ })?.click();
    const name = 'The $25 fee is due at the next visit: tell Sam yourself.';
    expect(screen.queryAllByRole('checkbox', { name })).toHaveLength(fees);
    fireEvent.click(screen.getByRole('button', { name: back }));
  }
});

test('Done adds what is owed to what was agreed, unless the tick is taken off', async () => {
  const visit = { ...dayVisit('2026-11-24', '08:00'), owed: [owedFee] };
  const sent = await answerBoard({ ...emptyDay, visits: [visit] }, noAnswer);
  expect(screen.getByRole('link', { name: 'Owed: $25, canceled late Nov 10' })).toBeVisible();
  await tap('Done');
  const field = screen.getByLabelText(/^Charged in \$/);
  expect(field).toHaveValue('190');
  await tap('Mark done');
  await waitFor(() => expect(sent).toMatchObject([{ charged: 190, settlesFees: ['AG-LATE22'] }]));
  // A visit that cost nothing, or nobody knows how much, settles nothing.
  for (const [value, charged] of [['0', 0] as const, ['', null] as const]) {
    fireEvent.change(field, { target: { value } });
    await tap('Mark done');
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ charged, settlesFees: [] }));
  }
  fireEvent.change(field, { target: { value: '190' } });
  fireEvent.click(
    screen.getByRole('checkbox', { name: /^With what is owed: \$25, canceled late/ }),
  );
  expect(field).toHaveValue('165');
  await tap('Mark done');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ charged: 165, settlesFees: [] }));
});

test('a fee that may be somebody else’s is named with its owner, and not ticked', async () => {
  const other = { ...owedFee, reference: 'AG-VAC222', isSure: false, owner: 'Vic' };
  const visit = { ...dayVisit('2026-11-24', '08:00'), owed: [owedFee, other] };
  const sent = await answerBoard({ ...emptyDay, visits: [visit] }, noAnswer);
  await tap('Done');
  const tick = screen.getByRole('checkbox', { name: /canceled late Nov 10 \(Vic\)$/ });
  expect(tick).not.toBeChecked();
  expect(screen.getByLabelText(/^Charged in \$/)).toHaveValue('190');
  fireEvent.click(tick);
  await tap('Mark done');
  const settlesFees = ['AG-LATE22', 'AG-VAC222'];
  await waitFor(() => expect(sent).toMatchObject([{ charged: 215, settlesFees }]));
});

test('the day says when the thank-you goes and what a later Undo does not recall', () => {
  const closed = { status: 'done', undoUntil: '2026-11-25T18:00:00Z' } as const;
  const visits = [{ ...dayVisit('2026-11-24', '08:00'), ...closed }];
  showBoardAt('2026-11-24T18:59:00Z', { ...emptyDay, visits });
  fireEvent.click(screen.getByText('Done', { selector: 'summary *' }));
  expect(
    screen.getByText(/ After 12:00 PM Sam has the thank-you, so tell Sam too\.$/),
  ).toBeVisible();
});
