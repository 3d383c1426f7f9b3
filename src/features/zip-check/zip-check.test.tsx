import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ZipCheck } from './zip-check';
import { readVisitorZip, rememberVisitorZip } from '@/browser/visitor-zip';

async function setup() {
  rememberVisitorZip('');
  render(
    <MemoryRouter>
      <Suspense>
        <ZipCheck />
      </Suspense>
    </MemoryRouter>,
  );
  const field = screen.getByLabelText('Your ZIP code');
  return {
    field,
    async type(zip: string) {
      await act(async () => void fireEvent.change(field, { target: { value: zip } }));
    },
    check: () => act(async () => void fireEvent.submit(field)),
  };
}

test.each(['', '802', 'Denver'])('Check on "%s" says what is missing', async (zip) => {
  const { field, type, check } = await setup();
  if (zip) await type(zip);
  await check();
  expect(screen.getByText('Please type all five digits.')).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  await type('8020');
  expect(field).toBeValid();
});

test('the name of a place is no ZIP for the booking form', async () => {
  const { field, type } = await setup();
  await type('Westminster');
  expect(field).toHaveValue('Westminster');
  expect(readVisitorZip()).toBe('');
});

test('a yes leads on to the price, a no does not', async () => {
  const { type } = await setup();
  await type('80209');
  const price = await screen.findByRole('link', { name: 'See your price' });
  expect(price).toHaveAttribute('href', '/services#calculator');
  await type('80301');
  await screen.findByText(/outside our usual area/);
  expect(price).not.toBeInTheDocument();
});

test('Check leads to the answer, which asks for the street by text outside our area', async () => {
  const { type, check } = await setup();
  await type('80301');
  const title = await screen.findByText('80301 is outside our usual area.');
  await check();
  expect(title.parentElement).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Text us your street' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^sms:.*80301/),
  );
});
