import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith, confirmed, field, refuse, setup } from './operator-page.fixture';
import { wish } from './operator-visit.fixture';
import { writeDraft } from '@/browser/drafts';
import { tap, type } from '@/testing/function-calls';
import type { OperatorVisit } from '@shared/visits/visit-state';

async function openDetails(changes: Partial<OperatorVisit> = {}) {
  const page = await setup();
  page.read({ ...confirmed, ...changes });
  await tap('Change details');
  await screen.findByRole('button', { name: 'Save and tell them' });
  return page;
}

test('Add another pet comes below one line for each pet that is known', async () => {
  await openDetails();
  const add = screen.getByRole('button', { name: 'Add another pet' });
  expect(add.compareDocumentPosition(field('Full name'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(field('Pet’s name')).not.toBeVisible();
  await act(async () => type('Pet’s name', ''));
  await tap('Save and tell them');
  await waitFor(() => expect(field('Pet’s name')).toBeVisible());
});

const second = () => within(screen.getByRole('region', { name: 'Pet 2' }));

async function fillSecond() {
  fireEvent.change(second().getByLabelText('Pet’s name'), { target: { value: 'Ozzy' } });
  for (const name of [/^Dog/, /^Small/, /^Spa Bath/])
    await act(async () => fireEvent.click(second().getByRole('radio', { name })));
}

test('what was typed is not lost by one tap on Back, and without a change nothing is sent', async () => {
  await openDetails();
  const { sent } = answerWith(confirmed);
  await tap('Save and tell them');
  expect(screen.getByText(/^That’s how it is already, so nothing was sent/)).toBeVisible();
  await act(async () => type('Street address', '7 Oak Ave'));
  expect(screen.queryByText(/^That’s how it is already/)).toBeNull();
  await tap('Back');
  expect(screen.getByText('What you typed isn’t saved yet.')).toBeVisible();
  await tap('Discard it');
  expect(screen.queryByLabelText('Street address')).toBeNull();
  expect(sent()).toEqual([]);
});

test('after a Late text the email says what it told, and Move forgets that', async () => {
  const reference = confirmed.reference;
  const text = { reference, start: '2026-11-24 10:00', words: '', late: 45 };
  writeDraft('opened-texts', { until: Date.now() + 60_000, opened: [text] });
  await openDetails({ note: 'Bring a towel.' });
  const note =
    'Bring a towel. As we texted: We’ll be there around 10:45 AM instead of 10:00 AM. Your visit is $15 less.';
  expect(screen.getByText(`They’ll also read: ${note}`)).toBeVisible();
  await act(async () => type('Street address', '7 Oak Ave'));
  const { sent } = answerWith({ ...confirmed, note, revision: 2 });
  await tap('Save and tell them');
  await waitFor(() => expect(sent()).toMatchObject([{ action: 'change_details', note }]));
  localStorage.clear();
  cleanup();
  const { read } = await setup();
  read({ ...confirmed, note });
  await tap('Move');
  expect(screen.getByDisplayValue('Bring a towel.')).toBeInTheDocument();
});

test('another pet that is heard of by phone is saved with its minutes and price', async () => {
  await openDetails();
  await tap('Add another pet');
  await fillSecond();
  const { sent } = answerWith(confirmed);
  await tap('Save and tell them');
  const { address } = confirmed;
  const pets = [
    { pet_name: confirmed.pets[0]?.name, address },
    { pet_name: 'Ozzy', service: 'Spa Bath', address },
  ];
  const change = { action: 'change_details', revision: 1, pets };
  await waitFor(() => expect(sent()).toMatchObject([change]));
  expect(sent()[0].minutes).toBeGreaterThan(confirmed.minutes);
});

test('a customer without an email is not told, so the button only saves', async () => {
  const page = await setup();
  page.read({ ...confirmed, owner: { ...confirmed.owner, email: '' } });
  await tap('Change details');
  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
  const price = screen.getByLabelText<HTMLInputElement>('Price in $');
  act(() => price.focus());
  expect([price.selectionStart, price.selectionEnd]).toEqual([0, price.value.length]);
  expect(price.value).not.toBe('');
});

test('details that take too long for the time say what is in the way, and the press saves what fits', async () => {
  const rex = { day: '2026-11-24', time: '12:00', minutes: 60, zipCode: '80212', pets: ['Rex'] };
  await openDetails({ booked: [rex] });
  const words = 'Taken: Rex, 12:00 PM to 1:00 PM. For 2 h 30 min, move it. They’ll get an email.';
  expect(screen.queryByText(words)).toBeNull();
  await act(async () => void fireEvent.change(field('Minutes'), { target: { value: '105' } }));
  expect(screen.getByText(/^Tight: 15 minutes to drive to Rex/)).toBeVisible();
  await act(async () => void fireEvent.change(field('Minutes'), { target: { value: '150' } }));
  expect(screen.getByText(/^1 h 30 min, until 11:30\sAM, \$/)).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  const { sent } = answerWith(confirmed);
  await tap('Save with 1 h 30 min');
  await waitFor(() => expect(sent()).toMatchObject([{ minutes: 90 }]));
});

test('another address leaves an estimate an estimate of what the customer was told', async () => {
  await openDetails({ price: null, estimate: 190 });
  expect(field('Price in $')).toHaveValue('190');
  await act(async () => type('Street address', '7 Oak Ave'));
  const { sent } = answerWith(confirmed);
  await tap('Save and tell them');
  const change = { price: null, pets: [{ address: '7 Oak Ave', estimated_price: 190 }] };
  await waitFor(() => expect(sent()).toMatchObject([change]));
});

test('an agreed price stays, with what is known for the pets that are added', async () => {
  const pets = confirmed.pets.map((pet) => ({ ...pet, size: null }));
  await openDetails({ pets, estimate: 0, price: 130, minutes: 75 });
  const price = () => field('Price in $');
  const says = (words: string) => screen.queryByText(words);
  const asks = 'No price is known for pet 2. Type the price you agreed on, or leave it open.';
  expect(price()).toHaveValue('130');
  await tap('Add another pet');
  expect(price()).toHaveValue('130');
  expect(field('Minutes')).toHaveValue(75);
  expect(says('$130 agreed.')).toBeVisible();
  fireEvent.click(second().getByRole('radio', { name: /^Spa Bath/ }));
  expect(says(`$130 agreed. ${asks}`)).toBeVisible();
  await fillSecond();
  expect(says('$130 agreed, and $75 for Ozzy.')).toBeVisible();
  expect(price()).toHaveValue('205');
  expect(field('Minutes')).toHaveValue(165);
  await act(async () => type('Price in $', '200'));
  fireEvent.change(second().getByLabelText('Pet’s name'), { target: { value: 'Oz' } });
  expect(price()).toHaveValue('200');
});

test('an agreed price stays one where it equals the list price of all pets', async () => {
  await openDetails({ price: 130 });
  await tap('Add another pet');
  await fillSecond();
  await act(async () => type('Price in $', '240'));
  const { sent } = answerWith(confirmed);
  await tap('Save and tell them');
  await waitFor(() => expect(sent()).toMatchObject([{ price: 240 }]));
});

test('typed details stay when another device changes the visit, and are saved over what came in', async () => {
  const { read } = await openDetails();
  type('Street address', '7 Oak Ave');
  await tap('Add another pet');
  await fillSecond();
  expect(screen.queryByText(/^The visit changed meanwhile/)).toBeNull();

  const owner = { ...confirmed.owner, name: 'Sam Rivera-Lee' };
  const pets = confirmed.pets.map((pet) => ({ ...pet, name: 'Waffles' }));
  const version = { revision: 2, requestVersion: 2 };
  const changed = { ...confirmed, ...version, owner, zipCode: '80209', pets };
  refuse('stale', changed);
  await tap('Save and tell them');
  read(changed);
  expect(await screen.findByText(/^The visit changed meanwhile/)).toBeVisible();
  expect(screen.getByText(/Nothing was sent from here\.$/)).toBeVisible();
  expect(field('Full name')).toHaveValue('Sam Rivera-Lee');
  expect(field('Street address')).toHaveValue('7 Oak Ave');

  const { sent } = answerWith(changed);
  await tap('Save and tell them');
  const merged = [
    { parent_name: 'Sam Rivera-Lee', address: '7 Oak Ave', zip_code: '80209' },
    { pet_name: 'Ozzy', service: 'Spa Bath' },
  ];
  await waitFor(() => expect(sent()).toMatchObject([{ ...version, pets: merged }]));
  expect(sent()[0].minutes).toBeGreaterThan(confirmed.minutes);
});

test('a wish that came meanwhile is shown first, and nothing was sent', async () => {
  const { read } = await setup();
  const { sent } = answerWith(confirmed);
  await tap('Confirm');
  await waitFor(() => expect(sent()).toHaveLength(1));
  const own = { ...confirmed, lastChange: sent()[0].id };
  read(own);
  await tap('Change details');
  await screen.findByRole('button', { name: 'Save and tell them' });
  const wished = { ...own, wish };
  refuse('stale', wished);
  await act(async () => type('Street address', '7 Oak Ave'));
  await tap('Save and tell them');
  read(wished);
  const words =
    'The customer asked for another time meanwhile. Here it is. Nothing was sent from here.';
  expect(await screen.findByText(words)).toBeVisible();
});

test('a visit that is canceled meanwhile has no details to change', async () => {
  const { read } = await openDetails();
  read({ ...confirmed, status: 'canceled', canceledBy: 'owner', revision: 2 });
  expect(screen.queryByRole('button', { name: 'Save and tell them' })).toBeNull();
});

test('nobody is told of new details once the visit has begun, and a typed price replaces the old one', async () => {
  const { read } = await setup();
  read({ ...confirmed, price: 165, starts: { day: '2026-11-21', time: '10:00' } });
  await tap('Change details');
  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
});
