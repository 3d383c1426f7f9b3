import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import './booking-confirmation';
import { BookingForm } from '../form/booking-form';
import { keepSentRequest } from './sent-request';
import { bookingRequest } from '@/request/booking-request.fixture';
import { requestEstimate } from '@/request/estimate';
import { usd } from '@shared/business/format';

const { total } = requestEstimate(bookingRequest.pets);
const sent = { request: bookingRequest, sentAt: Date.now(), from: '' };

afterEach(() => keepSentRequest(null));

// jsdom has no layout.
Element.prototype.scrollIntoView = vi.fn();

const page = <BookingForm prefill={{}} mode="suggest" headingLevel={1} />;
const setup = () => render(page, { wrapper: MemoryRouter });

const title = () => screen.findByRole('heading', { level: 1, name: 'We have your request' });
const form = () => screen.queryByRole('form', { name: 'Booking request' });

test('a sent request takes the place of the form until it is dismissed for good', async () => {
  setup();
  await act(async () => keepSentRequest(sent));
  expect(await title()).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Book another visit' }));
  expect(form()).toBeVisible();
  expect(sessionStorage.getItem('booking-sent')).toBeNull();
}, 30_000);

test('a link with choices opens the form with a line that leads back to the sent request', async () => {
  const choices = { service: 'spa-bath' };
  render(<BookingForm prefill={choices} mode="suggest" headingLevel={1} />, {
    wrapper: MemoryRouter,
  });
  await act(async () => keepSentRequest({ ...sent, from: window.location.href }));
  expect(await title()).toBeVisible();
  cleanup();
  render(<BookingForm prefill={choices} mode="replace" headingLevel={1} />, {
    wrapper: MemoryRouter,
  });
  expect(form()).toBeVisible();
  const line = await screen.findByRole('link', { name: 'See the request you sent' });
  expect(line).toHaveAttribute('href', '/booking');
});

test('the estimate of a sent request holds the travel fee of its ZIP', async () => {
  setup();
  await act(async () =>
    keepSentRequest({ ...sent, request: { ...bookingRequest, zipCode: '80401' } }),
  );
  expect(
    await screen.findByText(`${usd(total)} plus $25 travel, ${usd(total + 25)} in all`),
  ).toBeVisible();
  expect(screen.getByText('$25 for 80401')).toBeVisible();
});

test('the sent page claims no email, since a request held for review has none', async () => {
  setup();
  await act(async () => keepSentRequest(sent));
  const { parentElement } = await screen.findByText(bookingRequest.email);
  expect(parentElement).toHaveTextContent(/^We’ll call or text you, or email .* If there’s none/);
});

test('a page without storage shows the sent request until it is reloaded', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  setup();
  await act(async () => keepSentRequest(sent));
  expect(await title()).toBeVisible();
});

test.each(['', '{}', '{"request":{},"sentAt":1}', '{"request":{"pets":"all"},"sentAt":"now"}'])(
  'stored text %s is no sent request',
  (text) => {
    sessionStorage.setItem('booking-sent', text);
    setup();
    expect(form()).toBeVisible();
  },
);
