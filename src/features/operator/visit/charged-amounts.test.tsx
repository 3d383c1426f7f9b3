import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerWith, confirmed, refuse, setup } from './operator-page.fixture';
import { writeDraft } from '@/browser/drafts';
import { tap, type } from '@/testing/function-calls';
import { owedFee } from '@shared/visits/day-visit.fixture';

const begun = { ...confirmed, starts: { day: '2026-11-21', time: '10:00' } };

test('Done presets the agreed price, and what is typed at once replaces it', async () => {
  const { read } = await setup();
  read(begun);
  await tap('Done');
  const field = screen.getByLabelText<HTMLInputElement>(/^Charged in \$/);
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('inputmode', 'decimal');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  expect(field.value).not.toBe('');
  expect(field.form).toContainElement(screen.getByRole('button', { name: 'Mark done' }));
  // on the way to 12.05
  fireEvent.change(field, { target: { value: '12.0' } });
  expect(field).toHaveValue('12.0');
});

test.each([false, true])(
  'Nobody home says what was tried if it is ticked: %s',
  async (isTicked) => {
    const { read } = await setup();
    read(begun);
    await tap('Nobody home');
    const tick = screen.getByRole('checkbox', { name: 'I called, texted and waited 15 minutes' });
    expect(tick).not.toBeChecked();
    if (isTicked) fireEvent.click(tick);
    const { sent } = answerWith(begun);
    await tap('Yes, nobody home');
    expect(sent()).toMatchObject([{ action: 'no_show', reason: isTicked ? 'waited' : null }]);
  },
);

test('Done presets no travel fee alone, names a price without a yes, and says what charges nothing', async () => {
  const { read } = await setup();
  const open = { yesText: 'Does that work?', openPrice: '$110 instead of $85', openAmount: 25 };
  read({ ...begun, price: 110, travelFee: 0, ...open });
  await tap('Done');
  expect(screen.getByLabelText(/^Charged in \$/)).toHaveValue('85');
  await tap('Not yet');
  read({ ...begun, estimate: 0, travelFee: 35, ...open });
  expect(screen.getByText('Not heard from yet, $110 instead of $85')).toBeVisible();
  await tap('Done');
  expect(
    screen.getByText(/^Not heard from yet, \$110 instead of \$85\. All but the tip\./),
  ).toBeVisible();
  expect(screen.getByLabelText(/^Charged in \$/)).toHaveValue('');
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText(/^Charged in \$/), { target: { value } });
  for (const some of ['', '10']) {
    type(some);
    expect(screen.queryByText('Nothing is charged')).toBeNull();
  }
  type('0');
  expect(screen.getByText('Nothing is charged')).toBeVisible();
});

test('Done notes the travel fee that was agreed, as long as a higher one is not charged', async () => {
  const { read } = await setup();
  read({ ...begun, price: 85, travelFee: 50, openAmount: 15, openFee: 15 });
  await tap('Done');
  const { sent } = answerWith(begun);
  await tap('Mark done');
  expect(sent()).toMatchObject([{ charged: 120, travelFee: 35 }]);
});

const owed = [{ ...owedFee, isSure: true }];

test('Done without an amount says that what is owed stays owed, and offers no tick', async () => {
  const { read } = await setup();
  read({ ...begun, owed });
  await tap('Done');
  expect(screen.getByRole('checkbox')).toBeChecked();
  fireEvent.change(screen.getByLabelText(/^Charged in \$/), { target: { value: '' } });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText('What is owed stays owed')).toBeVisible();
});

test.each([
  ['a fee that came after the amount was typed', [], '150', owed],
  ['a fee that was waived elsewhere takes its amount along', owed, '175', []],
])('settles nothing by Done: %s', async (_name, before, value, after) => {
  const { read } = await setup();
  read({ ...begun, owed: before });
  await tap('Done');
  const field = screen.getByLabelText(/^Charged in \$/);
  await act(async () => fireEvent.change(field, { target: { value } }));
  read({ ...begun, owed: after });
  const { sent } = answerWith(begun);
  await tap('Mark done');
  expect(sent()).toMatchObject([{ charged: 150, settlesFees: [] }]);
});

test.each([
  ['Done', 'Mark done', 'bad_price', 'Type up to $10,000, or leave it empty.'],
  ['Nobody home', 'Yes, nobody home', 'bad_fee', 'The fee changed meanwhile.'],
] as const)('%s says why the database refused its amount', async (name, yes, code, words) => {
  const { read } = await setup();
  read(begun);
  await tap(name);
  refuse(code, begun);
  await tap(yes);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test.each([
  [30, true],
  [45, false],
])(
  'Cancel and Nobody home start with the fee after a text that said %s minutes: %s',
  async (late, isNamed) => {
    const { reference } = confirmed;
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T17:00:00Z') });
    const starts = [
      ['11:00', 'Cancel'],
      ['09:30', 'Nobody home'],
    ] as const;
    const opened = starts.map(([time]) => {
      return { reference, start: `2026-11-22 ${time}`, words: 'Late', late };
    });
    writeDraft('opened-texts', { opened });
    onTestFinished(() => localStorage.clear());
    const { read } = await setup();
    const canceling = { startsAt: '', freeUntil: '2026-11-21T17:00:00Z', lateFee: 25 };
    for (const [time, press] of starts) {
      read({ ...confirmed, starts: { day: '2026-11-22', time }, canceling });
      await tap(press);
      const tried = screen.queryByRole('checkbox', { name: /^I called/ });
      if (tried) fireEvent.click(tried);
      const fee = screen.getByRole('checkbox', { name: /\$25 fee/ });
      expect(fee.matches(':checked')).toBe(isNamed);
      await tap('Back');
    }
  },
);

test('another pet adds to the price that was agreed, while a higher one waits for a yes', async () => {
  const { read } = await setup();
  const pets = confirmed.pets.map((pet) => ({ ...pet, size: null }));
  const open = { openPrice: '$70 instead of $60', openAmount: 10, openFee: 0 };
  read({ ...confirmed, pets, estimate: 0, price: 70, ...open });
  await tap('Change details');
  await screen.findByRole('button', { name: 'Save and ask them' });
  expect(screen.getByLabelText('Price in $')).toHaveValue('70');
  await act(async () => type('Price in $', '60'));
  expect(screen.getByRole('button', { name: 'Save and tell them' })).toBeVisible();
  await act(async () => type('Price in $', '70'));
  await tap('Add another pet');
  const second = within(screen.getByRole('region', { name: 'Pet 2' }));
  for (const name of [/^Dog/, /^Small/, /^Spa Bath/])
    await act(async () => fireEvent.click(second.getByRole('radio', { name })));
  expect(screen.getByText('$60 agreed (no yes to $70 yet), and $75 for pet 2.')).toBeVisible();
  expect(screen.getByLabelText('Price in $')).toHaveValue('135');
  expect(screen.getByText(/\$135 instead of \$60, as agreed/)).toBeVisible();
  expect(screen.getByText(/^They read it as agreed/)).toBeVisible();
});

test('a pet that goes leaves the others their list price, which is said', async () => {
  const { read } = await setup();
  const pets = confirmed.pets.flatMap((pet) => {
    const bath = { ...pet, service: 'Spa Bath' };
    return [
      { ...bath, size: 'large' as const },
      { ...bath, name: 'Mini', size: 'small' as const },
    ];
  });
  read({ ...confirmed, pets, estimate: 170, price: 120 });
  await tap('Change details');
  await tap('Remove pet 2');
  expect(screen.getByLabelText('Price in $')).toHaveValue('95');
  expect(screen.getByText(/^List price without the other: \$95\./)).toBeVisible();
});

test('a late cancellation is confirmed after all only once its fee is waived', async () => {
  const { read } = await setup();
  const fee = { ...owedFee, reference: confirmed.reference };
  const canceled = { ...confirmed, status: 'canceled', canceledBy: 'owner', fee: 25 } as const;
  const after = () => screen.queryByRole('button', { name: 'Confirm a time after all' });
  read({ ...canceled, owed: [fee] });
  expect(screen.getByText(/^The fee for the late cancellation is still owed/)).toBeVisible();
  expect(after()).toBeNull();
  read({ ...canceled, owed: [{ ...fee, isWaived: true }] });
  expect(after()).toBeVisible();
});

test('another service at the same price claims no yes to a fee that waits for one', async () => {
  const { read } = await setup();
  const open = { openPrice: 'a $40 travel fee instead of $20', openAmount: 20, openFee: 20 };
  read({ ...confirmed, price: 165, travelFee: 40, ...open });
  await tap('Change details');
  await screen.findByRole('button', { name: 'Save and ask them' });
  const service = screen.getAllByRole('radio', { name: /^Spa Bath/, hidden: true });
  await act(async () => service[0] && fireEvent.click(service[0]));
  await act(async () => type('Price in $', '165'));
  expect(screen.queryByText(/as agreed/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Save and ask them' })).toBeVisible();
});
