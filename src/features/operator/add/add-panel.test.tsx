import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lastTime } from '../visit/operator-visit.fixture';
import {
  added,
  customer,
  lastAnswers,
  lookUp,
  lookUpKnown,
  loseAnswer,
  setup,
  stored,
} from './add-panel.fixture';
import { tap, type } from '@/testing/function-calls';

test('presets the form of a known customer from the last visit, six weeks later, at the usual hour', async () => {
  const { sent, adds } = await lookUpKnown();
  expect(sent).toMatchObject([{ action: 'find', phone: '(303) 555-0142', email: '' }]);
  expect(screen.getByRole('link', { name: 'Tue, Dec 15, 10:00 AM' })).toBeVisible();
  expect(screen.getByText('Bites at nails')).toBeVisible();
  expect(screen.getByText(/^Dana Reyes, Biscuit: Full Groom, Medium/)).toBeVisible();
  // The operator typed one of both, so the other one cannot differ.
  expect(screen.queryByText(/differs/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Tue, Jan 26' })).toBeVisible();
  expect(screen.getByRole('button', { name: '6', pressed: true })).toBeVisible();
  await tap('Another day');
  expect(screen.getByRole('radio', { name: /^Today/ })).toHaveFocus();
  await tap('8');
  expect(screen.getByRole('button', { name: '8', pressed: true })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Tue, Feb 9' })).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: /^Today/ }));
  expect(screen.getByLabelText('We arrive at')).toHaveValue('10:00');
  expect(screen.queryByText(/^Waffles asks/)).toBeNull();
  expect(screen.queryByText(/^Tight/)).toBeNull();
  type('We arrive at', '09:00');
  expect(screen.getByText(/^Waffles asks for Tue, Nov 24/)).toBeVisible();
  expect(screen.getByText(/^Tight: no time to drive from Biscuit, about 40 min /)).toBeVisible();
  await tap('Add visit');
  const noWish = { preferred_date: '2026-11-24', preferred_time: '', additional_notes: null };
  const now = { ...noWish, phone: '(303) 555-0142', estimated_price: 145 };
  const reference: unknown = expect.stringMatching(/^AG-/);
  const pets = [{ ...lastAnswers, ...now, reference }];
  const time = { day: '2026-11-24', time: '09:00', minutes: 120, takesClosedTime: false };
  const terms = { groomer: 'Maren Solberg', travelFee: 20, price: 150 };
  await waitFor(() => expect(adds()).toMatchObject([{ ...time, ...terms, pets }]));
  expect(await screen.findByText(/^No email goes to Dana\./)).toBeVisible();
  const text = screen.getByRole('link', { name: 'Text it' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(text)).toMatch(
    /^sms:\+13035550142\?&body=Hi Dana, .*Tuesday, November 24, around 9:00 AM.*https:\/\/pets\.example\/visit#AG$/,
  );
});

test('without a wished interval, that of the service counts from the visit that is booked', async () => {
  await lookUpKnown(undefined, { repeatWeeks: null });
  expect(screen.getByRole('heading', { name: 'Tue, Jan 26' })).toBeVisible();
});

test('an email that is typed late finds the customer, whose new phone stays', async () => {
  const nobody = { customer: null, owed: [], waiting: [] };
  const elsewhere = { ...customer, phone: '720-555-0100' };
  const { sent, adds } = await setup(({ action, email }) =>
    action === 'find'
      ? Response.json({ found: email ? { ...nobody, customer: elsewhere } : nobody })
      : Response.json({ added, visit: stored }),
  );
  await lookUp();
  await act(async () => type(/^Email/, 'dana@reyes.test'));
  expect(sent).toHaveLength(1);
  fireEvent.blur(screen.getByLabelText(/^Email/));
  fireEvent.click(await screen.findByRole('button', { name: 'Fill in from last time' }));
  expect(await screen.findByRole('button', { name: '120 min', pressed: true })).toBeVisible();
  expect(screen.getByText(/^\(303\) 555-0142, dana@reyes.test/)).toBeVisible();
  expect(sent).toMatchObject([{}, { action: 'find', email: 'dana@reyes.test', phone: '' }]);
  await tap('Add visit');
  const reach = { phone: '(303) 555-0142', email: 'dana@reyes.test', address: '12 Elm St' };
  await waitFor(() => expect(adds()).toMatchObject([{ price: 150, pets: [reach] }]));
});

test('without network it says that nobody was looked up', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  await setup(loseAnswer);
  await lookUp();
  expect(screen.getByText(/earlier visits weren’t looked up/)).toBeVisible();
});

test.each([
  ['without a phone', { owner: { ...stored.owner, phone: '', email: 'dana@reyes.test' } }],
  ['that was recorded afterwards', { starts: { day: '2026-11-23', time: '09:00' } }],
])('offers no text for a visit %s', async (_name, changes) => {
  const visit = { ...stored, ...changes };
  await lookUpKnown(() => Response.json({ added: { ...added, visit }, visit }));
  await tap('Add visit');
  expect(await screen.findByRole('link', { name: 'Open it' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Text it' })).toBeNull();
});

test.each([
  ['taken', { ...stored, pets: [{ name: 'Rex' }], token: 'x' }, 'Rex (Dana Reyes) is at 9:00 AM.'],
  ['taken', null, 'That time is blocked or held.'],
  ['too_long_ago', null, 'A visit can be recorded up to 7 days back.'],
  ['bad_details', null, 'Check phone, email and address.'],
])('shows the refusal %s at its field and keeps what was typed', async (error, other, words) => {
  await lookUpKnown(() => Response.json({ error, other }, { status: 409 }));
  await tap('Add visit');
  expect(await screen.findByText((said) => said.includes(words))).toBeVisible();
  expect(screen.getByRole('button', { name: '120 min', pressed: true })).toBeVisible();
  expect(screen.queryAllByText('Open that visit')).toHaveLength(other ? 1 : 0);
  await tap('1:00 PM');
  expect(screen.queryByText('Open that visit')).toBeNull();
});

test.each([
  [150, 'Full Groom', lastTime, 'Last time $150, list $145'],
  [145, 'Full Groom', lastTime, ''],
  [150, 'Custom Service', lastTime, 'Last time $150'],
  [150, 'Custom Service', null, 'Agreed for Tue, Dec 15: $150'],
])('names the source of the preset price $%i for a %s', async (price, service, last, hint) => {
  const pets = customer.pets.map((one) => ({ ...one, service }));
  await lookUpKnown(undefined, { price, pets, lastTime: last });
  expect(screen.queryByText(/^(Last time|Agreed for .*:) \$/)?.textContent ?? '').toBe(hint);
});

test('asks once before it adds a visit on a Sunday', async () => {
  const { adds } = await lookUpKnown();
  await tap('Another day');
  fireEvent.click(screen.getByLabelText('Other day'));
  type('Day', '2026-11-29');
  await act(async () => type('We arrive at', '07:00'));
  expect(screen.getByText('We’re closed on Sundays.')).toBeVisible();
  await tap('Add visit');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'We’re closed on Sundays. Tap again to add it for Sun, Nov 29, 7:00 AM.',
  );
  expect(adds()).toEqual([]);
  await tap('Yes, add it');
  await waitFor(() => expect(adds()).toMatchObject([{ day: '2026-11-29', takesClosedTime: true }]));
});

test('the panel says before the press what is in the way of a time, or that it has passed', async () => {
  await lookUpKnown();
  await tap('Another day');
  fireEvent.click(screen.getByRole('radio', { name: 'Other day' }));
  type('Day', '2026-11-24');
  await act(async () => type('We arrive at', '08:15'));
  expect(screen.getByText('Taken: Biscuit, 8:00 AM to 9:00 AM.')).toBeVisible();
  type('Day', '2026-11-23');
  await act(async () => type('We arrive at', '09:00'));
  expect(screen.queryByText(/^Taken/)).toBeNull();
  expect(screen.getByText('That time has passed, so no email goes out yet.')).toBeVisible();
});

test('Add unfolds and asks for what a known customer lacks', async () => {
  await lookUpKnown(undefined, { address: '' });
  await tap('Add visit');
  expect(await screen.findByText('Address is required')).toBeVisible();
});

test('Add shows every missing field and focuses the first', async () => {
  const { adds } = await setup(() =>
    Response.json({ found: { customer: null, owed: [], waiting: [] } }),
  );
  await lookUp();
  type(/^Price/, 'x');
  await tap('Add visit');
  await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveFocus());
  for (const what of ['Name', 'Address', 'ZIP code', 'Pet name', 'Service'])
    expect(screen.getByText(`${what} is required`)).toBeVisible();
  expect(screen.getByLabelText(/^Price/)).toHaveAttribute('aria-invalid', 'true');
  expect(adds()).toEqual([]);
});

test('a visit that was added is done, until another one is begun', async () => {
  const { onDone } = await lookUpKnown();
  await tap('Add visit');
  await tap('Add another');
  expect(onDone.mock.calls).toEqual([[true], [false]]);
  expect(localStorage.getItem('added-visit-draft')).toBeNull();
});

const ozzy = {
  name: 'Dana Reyes',
  phone: '',
  email: 'dana@reyes.test',
  pets: ['Ozzy'],
  day: '2026-10-06',
  reference: 'AG-222222',
};

test('a pet’s name finds its customer, whose request still waits', async () => {
  const key = { reference: 'AG-333333', token: 'x' };
  const waiting = [{ ...key, pets: ['Ozzy'], sentAt: '2026-11-24T15:10:00Z' }];
  const names = [{ ...ozzy, ...key, day: null }, ozzy];
  const { sent } = await setup(({ action }) =>
    Response.json(action === 'find' ? { found: { customer, owed: [], waiting } } : { names }),
  );
  type('Phone, email, name or pet', 'ozzy');
  await tap('Next');
  const request = screen.getByRole('link', { name: /test, waits for an answer: open it$/ });
  expect(request).toHaveAttribute('href', '/operator#AG-333333.x');
  await tap(/^Dana Reyes, Ozzy.*dana@reyes\.test, visit Tue, Oct 6$/);
  expect(await screen.findByText(/^Ozzy waits for an answer since 8:10 AM\./)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Open it' });
  expect(link).toHaveAttribute('href', '/operator#AG-333333.x');
  expect(sent).toMatchObject([
    { action: 'find_names', words: 'ozzy' },
    { action: 'find', email: 'dana@reyes.test', phone: '' },
  ]);
});

test('a name that nobody has is that of a new customer', async () => {
  await setup(() => Response.json({ names: [] }));
  type('Phone, email, name or pet', 'Lee Park');
  await tap('Next');
  expect(screen.getByText('Nobody goes by that.')).toBeVisible();
  await tap('Somebody new');
  expect(screen.getByLabelText('Full name')).toHaveValue('Lee Park');
  await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveFocus());
  // the length of the visit follows from the pet
  const [pet, when] = [screen.getByLabelText('Pet’s name'), screen.getByLabelText('We arrive at')];
  expect(pet.compareDocumentPosition(when)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
