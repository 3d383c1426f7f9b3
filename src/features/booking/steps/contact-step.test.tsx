import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ContactStep } from './contact-step';
import { WithBooking } from '@/request/booking-values.fixture';

test.each([
  ['cat', false],
  ['dog', true],
] as const)('mats cost extra with Senior Pet Comfort for a %s: %s', (petType, isTold) => {
  const { container } = render(
    <MemoryRouter>
      <WithBooking pet={{ petType, service: 'senior-care' }}>
        <ContactStep />
      </WithBooking>
    </MemoryRouter>,
  );
  expect(container.textContent.includes('Severe matting')).toBe(isTold);
});
