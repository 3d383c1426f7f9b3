import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WithBooking } from './booking-values.fixture';
import { ServiceChoices } from './service-choices';
import { bookingServices } from '@/content/booking-options';

function Choices(pet: { petType: string; service: string }) {
  return (
    <WithBooking pet={pet}>
      <ServiceChoices index={0} />
    </WithBooking>
  );
}

test.each([
  ['cat', 'full-groom', 'Cat Grooming'],
  ['cat', 'spa-bath', 'Cat Grooming'],
  ['dog', 'cat-grooming', 'Full Groom'],
])('a %s with %s is advised, not made, to take %s', (petType, service, advised) => {
  render(<Choices petType={petType} service={service} />);
  fireEvent.click(screen.getByRole('button', { name: `Switch to ${advised}` }));
  const choice = screen.getByRole('radio', { name: new RegExp(`^${advised}`) });
  expect(choice).toBeChecked();
  expect(choice).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['cat', 'cat-grooming'],
  ['cat', 'senior-care'],
  ['cat', 'custom'],
  ['dog', 'full-groom'],
  ['', 'cat-grooming'],
])('%s with %s needs no advice', (petType, service) => {
  render(<Choices petType={petType} service={service} />);
  expect(screen.queryByRole('button')).toBeNull();
});

const all = bookingServices.map(({ slug }) => slug);
const forCats = ['cat-grooming', 'senior-care', 'custom'];

test.each([
  ['a cat', 'what is for cats or for any pet', 'cat', '', forCats],
  ['a cat', 'what was chosen before, too', 'cat', 'spa-bath', [...forCats, 'spa-bath']],
  ['a dog', 'all but Cat Grooming', 'dog', '', all.filter((slug) => slug !== 'cat-grooming')],
  ['a pet of no kind', 'everything', '', '', all],
])('%s is offered %s', (_who, _what, petType, service, slugs) => {
  render(<Choices petType={petType} service={service} />);
  const offered = screen.getAllByRole('radio').map((choice) => choice.getAttribute('value'));
  expect(offered).toEqual(all.filter((slug) => slugs.includes(slug)));
});
