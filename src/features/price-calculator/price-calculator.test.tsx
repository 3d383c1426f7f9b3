import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PriceCalculator } from './price-calculator';
import { recordedEvents } from '@/analytics/recorded-events.fixture';
import { rememberVisitorZip } from '@/browser/visitor-zip';
import { services } from '@/content/services';
import { quote } from '@/content/services/quote';
import { usd } from '@shared/business/format';
import type { AddOnId, PetSize } from '@shared/business/prices';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

/** Found by its text, because looking for roles among all cards takes jsdom half a second. */
function choose(words: RegExp) {
  const card = [...document.querySelectorAll('label')].find(({ textContent }) =>
    words.test(textContent ?? ''),
  );
  const input = card?.querySelector('input');
  if (!input) throw new Error(`No card says ${words}`);
  fireEvent.click(input);
}

const expectedPrice = (service: string, size: PetSize, ...extras: AddOnId[]) =>
  quote({ service, size, addOns: extras });

function setup() {
  render(
    <MemoryRouter initialEntries={['/services']}>
      <PriceCalculator />
      <Address />
    </MemoryRouter>,
  );
  return {
    choose,
    button: screen.getByRole('button', { name: 'Book This Package' }),
    total: () => screen.getByRole('status', { name: 'Estimated total' }).textContent,
    address: () => screen.getByRole('status', { name: 'Address' }).textContent,
  };
}

test('the total is 0 and the button disabled until both a service and a size are chosen', () => {
  const { choose, button, total } = setup();
  expect(total()).toBe('$0');
  expect(button).toBeDisabled();

  choose(/^Nail Grinding/);
  choose(/^Full Groom/);
  expect(total()).toBe('$0');
  expect(button).toBeDisabled();
  expect(screen.getByText('Now choose a size.')).toBeInTheDocument();

  choose(/^Large/);
  expect(total()).toBe(usd(expectedPrice('full-groom', 'large', 'nail-grinding')));
  expect(button).toBeEnabled();
});

test('a size makes the price of each package exact, and goes along to its page', () => {
  const { choose } = setup();
  const group = (name: string) => screen.getByRole('group', { name: new RegExp(name) });
  expect(within(group('Service')).getAllByRole('radio', { name: /from \$/ })).not.toEqual([]);
  fireEvent.click(within(group('Size')).getByRole('radio', { name: 'Large 50-80 lbs' }));
  for (const { slug, title, prices } of services) {
    choose(new RegExp(`^${title}.*\\${usd(prices.large)}`));
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toContain(`/services/${slug}?size=large`);
  }
});

test('the button leads to the booking form with everything that was chosen', () => {
  const { choose, button, address } = setup();
  fireEvent.click(button);
  expect(address()).toBe('/services');
  choose(/^Senior Pet Comfort/);
  choose(/^Medium/);
  choose(/^De-shedding Treatment/);
  choose(/^Nail Grinding/);
  fireEvent.click(button);
  expect(address()).toBe(
    '/booking?service=senior-care&size=medium&addons=deshedding%2Cnail-grinding',
  );
});

test('analytics records each change of the package, and the step to the booking form', () => {
  const { choose, button } = setup();
  window.dataLayer = [];
  choose(/^Full Groom/);
  choose(/^Large/);
  choose(/^Nail Grinding/);
  choose(/^Nail Grinding/);
  fireEvent.click(button);
  const change = { event: 'customize_product', service: 'full-groom', currency: 'USD' };
  const plain = { size: 'large', add_ons: '', value: expectedPrice('full-groom', 'large') };
  const value = expectedPrice('full-groom', 'large', 'nail-grinding');
  const click = { event: 'click', click_type: 'cta', link_location: 'content' };
  expect(recordedEvents()).toEqual([
    { ...change, option: 'service', size: '', add_ons: '', value: 0 },
    { ...change, option: 'size', ...plain },
    { ...change, option: 'add_on', size: 'large', add_ons: 'nail-grinding', value },
    { ...change, option: 'add_on', ...plain },
    { ...click, link_text: 'Book This Package' },
  ]);
});

test.each([
  ['80031', 'plus $15 travel'],
  ['80209', undefined],
  ['', undefined],
])('a visitor who typed the ZIP "%s" reads beside the total: %s', (zip, words) => {
  rememberVisitorZip(zip);
  const { choose } = setup();
  choose(/^Medium/);
  choose(/^Spa Bath/);
  expect(screen.queryByText(/^plus \$/)?.textContent).toBe(words);
  rememberVisitorZip('');
});
