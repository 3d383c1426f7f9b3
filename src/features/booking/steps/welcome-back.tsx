import { useFormContext, useWatch } from 'react-hook-form';
import type { BookingDraft } from '@/request/booking-schema';
import { usd } from '@shared/business/format';

/** To who booked again from a visit, with the fee as it was. */
export function WelcomeBack() {
  const { control } = useFormContext<BookingDraft>();
  const [fee, name] = useWatch({ control, name: ['session.lastFee', 'name'] });
  if (fee === undefined) return null;
  const lastFee = fee > 0 ? `your travel fee was ${usd(fee)}` : 'there was no travel fee';
  const [first] = name.trim().split(' ');
  return (
    <p>
      Welcome back{first ? `, ${first}` : ''}. Last time {lastFee}.
    </p>
  );
}
