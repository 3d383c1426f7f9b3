import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type PetValues, emptyPet } from './booking-schema';
import { WithBooking } from './booking-values.fixture';
import { KindChoices, SizeChoices } from './kind-choices';
import { AddOnFold, PetStep } from './pet-step';
import { ServiceChoices } from './service-choices';

function Choices({ pet }: { pet: Partial<PetValues> }) {
  return (
    <WithBooking pet={pet}>
      <KindChoices index={0} />
      <SizeChoices index={0} />
      <ServiceChoices index={0} />
      <AddOnFold index={0} others="" />
    </WithBooking>
  );
}

const choose = (value: string) => fireEvent.click(screen.getByDisplayValue(value));
const values = (state = {}) =>
  screen.getAllByRole('radio', state).map((choice) => choice.getAttribute('value'));
const chosen = () => values({ checked: true });

test('the form asks for each answer about a pet', () => {
  const { container } = render(<PetStep />, { wrapper: WithBooking });
  const asked = [...container.querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => name);
  expect(new Set(asked)).toEqual(new Set(Object.keys(emptyPet).map((key) => `pets.0.${key}`)));
});

test('a cat begins with the usual size and service, and a dog keeps neither', () => {
  render(<Choices pet={{}} />);
  choose('cat');
  expect(chosen()).toEqual(['cat', 'small', 'cat-grooming']);
  choose('medium');
  choose('small');
  choose('dog');
  expect(chosen()).toEqual(['dog']);
});

test.each([
  ['cat', { size: 'xlarge' }, ['cat', 'xlarge']],
  [
    'dog',
    { petType: 'cat', size: 'medium', service: 'cat-grooming' },
    ['dog', 'medium', 'cat-grooming'],
  ],
] as const)('a %s keeps what was chosen before', (kind, pet, kept) => {
  render(<Choices pet={pet} />);
  choose(kind);
  expect(chosen()).toEqual(kept);
});

test.each([
  ['', ['small', 'medium']],
  ['large', ['small', 'medium', 'large']],
] as const)('a cat of the size "%s" is offered the sizes %j', (size, sizes) => {
  render(<Choices pet={{ petType: 'cat', size }} />);
  expect(values().filter((value) => value && /small|medium|large/.test(value))).toEqual(sizes);
});

test.each([
  ['70', 'medium', '70 lbs is Large: $95.'],
  ['70 Lbs', '', '70 lbs is Large: $95.'],
  ['19.5 lb', 'medium', '19.5 lbs is Small: $75.'],
  ['20', 'small', '20 lbs is Medium: $85.'],
  ['50', 'medium', ''],
  ['80', 'large', ''],
  ['140 pounds', 'large', '140 lbs is X-Large: $110.'],
  ['about 70', 'medium', ''],
  ['30 kg', 'small', ''],
])('a weight of %s with the size "%s" says "%s"', async (weight, size, words) => {
  await act(async () => void render(<Choices pet={{ weight, size, service: 'spa-bath' }} />));
  const status = screen.getByRole('status', { hidden: true });
  await waitFor(() => expect(status.textContent.replace(/ Choose.*/, '')).toBe(words));
});

test('the hint stands while the weight is typed, and its tap chooses the size', async () => {
  render(<Choices pet={{ petType: 'dog', size: 'medium', service: 'spa-bath' }} />);
  const field = screen.getByLabelText('Weight (optional)');
  await act(async () => void fireEvent.change(field, { target: { value: '70' } }));
  fireEvent.click(await screen.findByRole('button', { name: 'Choose Large', hidden: true }));
  expect(chosen()).toContain('large');
  expect(screen.getByRole('status', { hidden: true })).toBeEmptyDOMElement();
});
