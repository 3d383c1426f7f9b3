import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FormActions } from './form-actions';
import { WithBooking } from '@/request/booking-values.fixture';

function Actions({ step }: { step: 2 | 3 }) {
  return (
    <WithBooking pet={{ service: 'full-groom', size: 'medium' }} values={{ zipCode: '80401' }}>
      <FormActions step={step} isSending={false} onBack={() => undefined} />
    </WithBooking>
  );
}

test.each([2, 3] as const)('step %i names the travel fee beside its button', (step) => {
  const { container } = render(<Actions step={step} />);
  expect(container).toHaveTextContent('Estimate $145 · plus $25 travel');
});
