import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PetValues } from './booking-schema';
import { WithBooking } from './booking-values.fixture';
import { KindChoices, SizeChoices } from './kind-choices';
import { ServiceChoices } from './service-choices';

function Choices({ pet }: { pet: Partial<PetValues> }) {
  return (
    <WithBooking pet={pet}>
      <KindChoices index={0} />
      <SizeChoices index={0} />
      <ServiceChoices index={0} />
    </WithBooking>
  );
}

const choose = (value: string) => fireEvent.click(screen.getByDisplayValue(value));
const values = (state = {}) =>
  screen.getAllByRole('radio', state).map((choice) => choice.getAttribute('value'));
const chosen = () => values({ checked: true });

test('a cat begins with the usual size and service, and a dog keeps neither', () => {
  render(<Choices pet={{}} />);
  choose('cat');
  expect(chosen()).toEqual(['cat', 'small', 'cat-grooming']);
  choose('medium');
  choose('small');
  choose('dog');
  expect(chosen()).toEqual(['dog']);
});

test('what was chosen before stays for a cat', () => {
  render(<Choices pet={{ size: 'xlarge' }} />);
  choose('cat');
  expect(chosen()).toEqual(['cat', 'xlarge']);
});

test('what was chosen for a dog stays', () => {
  render(<Choices pet={{ petType: 'cat', size: 'medium', service: 'cat-grooming' }} />);
  choose('dog');
  expect(chosen()).toEqual(['dog', 'medium', 'cat-grooming']);
});

test('a cat is offered two sizes, and keeps a larger one that was chosen', () => {
  const { unmount } = render(<Choices pet={{ petType: 'cat' }} />);
  expect(values().filter((value) => value !== null && /small|medium|large/.test(value))).toEqual([
    'small',
    'medium',
  ]);
  unmount();
  render(<Choices pet={{ petType: 'cat', size: 'large' }} />);
  expect(chosen()).toContain('large');
});
