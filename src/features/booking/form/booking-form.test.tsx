import { act, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { BookingForm } from './booking-form';
import { writeDraft } from '@/browser/drafts';
import { handOver } from '@/browser/handover';
import { rememberVisitorZip } from '@/browser/visitor-zip';
import { bookingRequest } from '@/request/booking-request.fixture';
import type { BookingRequest, Step } from '@/request/booking-schema';
import { rebooking } from '@/request/rebooking.fixture';
import { nextWorkDays } from '@shared/time/open-days';

const form = <BookingForm prefill={{}} headingLevel={1} mode="suggest" />;
const titles = ['Pet Information', 'Scheduling & Address', 'Your Contact Information'] as const;
// Selectors and texts find what roles would find, which take jsdom half a second in the whole form.
const heading = () => document.querySelector('h2');
const button = (words: string) => screen.getByText(words, { selector: 'button, button *' });
// Awaited, because a later step suspends until its code is there.
const press = (words: string) => act(async () => button(words).click());
const shows = (step: Step) =>
  waitFor(() => expect(heading()).toHaveTextContent(titles[step - 1] ?? ''));
const leaves = () => waitFor(() => expect(heading()).toHaveTextContent('Questions'));

/** Opens the form on a page of its own, with a whole draft at `step` but for what changed. */
async function openForm(step: Step, changed: Partial<BookingRequest> = {}) {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  const session = { step, startedAt: Date.now(), prefill: {} };
  const preferredDate = nextWorkDays(new Date(), [])[3];
  writeDraft('booking', { ...bookingRequest, preferredDate, ...changed, session });
  window.history.pushState(null, '', '/faq');
  window.history.pushState(null, '', '/booking');
  const { length } = window.history;
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/booking" element={form} />
        <Route path="*" element={<h2>Questions</h2>} />
      </Routes>
    </BrowserRouter>,
  );
  await shows(step);
  return { entries: () => window.history.length - length };
}

const goBack = () => act(async () => window.history.back());

async function goOn(step: Step) {
  await press('Next');
  await shows(step);
}

afterEach(() => {
  writeDraft('booking', null);
  rememberVisitorZip('');
});

test('the browser goes back step by step, then leaves, and goes forward again', async () => {
  await openForm(1);
  await goOn(2);
  await goOn(3);
  expect(window.location.href).toMatch(/\/booking$/);
  for (const step of [2, 1] as const) {
    await goBack();
    await shows(step);
  }
  await act(async () => window.history.forward());
  await shows(2);
  await goBack();
  await shows(1);
  await goBack();
  await leaves();
});

test('the form’s own Back goes back in the history, which does not grow', async () => {
  const { entries } = await openForm(1);
  for (let round = 0; round < 3; round += 1) {
    await goOn(2);
    await press('Back');
    await shows(1);
  }
  expect(entries()).toBe(1);
});

test('a double press on Next adds one entry', async () => {
  const { entries } = await openForm(1);
  const next = button('Next');
  await act(async () => {
    next.click();
    next.click();
  });
  await shows(2);
  await goBack();
  await shows(1);
  expect(entries()).toBe(1);
});

test('a form that opens at step 3 goes back within its entry', async () => {
  const { entries } = await openForm(3);
  await press('Back');
  await shows(2);
  await press('Back');
  await shows(1);
  expect(entries()).toBe(0);
  await goBack();
  await leaves();
});

test('Start over clears everything, goes to step 1 and its entry, and Undo brings it back', async () => {
  await openForm(1);
  await goOn(2);
  await goOn(3);
  expect(screen.queryByText('Start over')).toBeNull();
  await press('Back');
  await shows(2);
  expect(screen.getByText('Your answers stay on this device for a day.')).toBeInTheDocument();
  await press('Start over');
  expect(heading()).toHaveTextContent('Pet Information');
  expect(heading()).toHaveFocus();
  expect(screen.getByLabelText('Pet’s name')).toHaveValue('');
  expect(localStorage).toHaveLength(0);
  await waitFor(() => expect(window.history.state).toMatchObject({ usr: { step: 1 } }));
  const sentence = screen.getByText(/Your answers are cleared/);
  expect(heading()?.parentElement).toContainElement(sentence);
  await press('Next');
  await screen.findByText('Service is required');
  await press('Undo');
  await waitFor(() => expect(screen.queryByText(/is required/)).toBeNull());
  expect(screen.getByLabelText('Pet’s name')).toHaveValue(bookingRequest.pets[0]?.petName);
  expect(localStorage).toHaveLength(1);
  expect(screen.queryByText('Undo')).toBeNull();
});

test('a removed pet comes back in its place by Undo, which Start over takes away', async () => {
  const toPets = (petName: string) => bookingRequest.pets.map((pet) => ({ ...pet, petName }));
  const pets = ['Maple', 'Otis', 'Pip'].flatMap(toPets);
  await openForm(1, { pets });
  const fields = document.getElementsByTagName('input');
  const names = () => [...fields].flatMap(({ name, value }) => (/Name$/.test(name) ? value : []));
  await press('Remove pet 2');
  expect(screen.getByText('Pet 2, Otis, removed.')).toHaveFocus();
  expect(names()).toEqual(['Maple', 'Pip']);
  await press('Undo');
  expect(names()).toEqual(['Maple', 'Otis', 'Pip']);
  expect(localStorage.getItem('booking-draft')).toContain(JSON.stringify(pets));
  await press('Remove pet 3');
  await press('Start over');
  expect(screen.queryByText(/removed/)).toBeNull();
});

test('choosing a cat answers the question about the service', async () => {
  await openForm(1);
  await press('Start over');
  await press('Next');
  const missing = await screen.findByText('Service is required');
  await act(async () => screen.getByDisplayValue('cat').click());
  await waitFor(() => expect(missing).not.toBeInTheDocument());
});

test('an empty step 2 has a message at each field, and the first takes the focus', async () => {
  await openForm(2, { preferredDate: '', preferredTime: '', address: '', zipCode: '' });
  await press('Next');
  for (const field of ['Preferred date', 'Preferred time', 'Address', 'ZIP code'])
    expect(await screen.findByText(`${field} is required`)).toBeVisible();
  expect(screen.getByLabelText('ZIP code')).toHaveFocus();
  expect(heading()).toHaveTextContent('Scheduling & Address');
  expect(document.querySelector('progress')).toHaveProperty('position', 2 / 3);
});

test('a missing day moves the focus to the cards of days, or to the field of another day', async () => {
  await openForm(2, { preferredDate: '' });
  await press('Next');
  const firstOpenDay = document.querySelector('[name="preferredDate"]:enabled');
  await waitFor(() => expect(firstOpenDay).toHaveFocus());
  await act(async () => screen.getByText('Other day').click());
  await press('Next');
  await waitFor(() => expect(screen.getByLabelText('Another day')).toHaveFocus());
});

test.each([
  ['Edit pet', 1],
  ['Edit day or address', 2],
] as const)('the summary leads to its step: %s', async (words, step) => {
  await openForm(3);
  await screen.findByText(words);
  await press(words);
  await shows(step);
});

test.each([
  [15, 'Welcome back, Sam. Last time your travel fee was $15.'],
  [0, 'Welcome back, Sam. Last time there was no travel fee.'],
])('who books again is greeted with the fee of last time: %i', async (travelFee, words) => {
  handOver({ ...rebooking, travelFee });
  await openForm(2);
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('forward to a step whose answers are gone shows the first step', async () => {
  await openForm(1);
  await goOn(2);
  await press('Start over');
  await waitFor(() => expect(window.history.state).toMatchObject({ usr: { step: 1 } }));
  await act(async () => window.history.forward());
  await waitFor(() => expect(window.history.state).toMatchObject({ usr: { firstStep: 1 } }));
  expect(heading()).toHaveTextContent('Pet Information');
});
