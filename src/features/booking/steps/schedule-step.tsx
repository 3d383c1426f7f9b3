import { useFormContext, useWatch } from 'react-hook-form';
import { PreferredDate } from './preferred-date';
import { PreferredTime } from './preferred-time';
import { useDaysAhead } from '@/backend/calls/use-days-ahead';
import { useNow } from '@/browser/use-now';
import { customMinutes, findService } from '@/content/services';
import type { BookingDraft, BookingValues } from '@/request/booking-schema';
import { AddressFields } from '@/request/owner-fields';
import { firstName, usd } from '@shared/business/format';
import { fiveDigits, isServed, serviceZone } from '@shared/business/service-zips';
import type { WindowQuestion } from '@shared/visits/open-windows';

export function ScheduleStep() {
  const now = useNow();
  const question = useQuestion();
  const known = useDaysAhead(question);
  // Where we may not come at all, no window is promised.
  const isFar = question.zipCode !== '' && !isServed(serviceZone(question.zipCode));
  const days = known && isFar ? { ...known, windows: {} } : known;

  return (
    <div className="space-y-4.5 sm:space-y-6">
      <WelcomeBack />
      <AddressFields />
      <PreferredDate now={now} days={days} />
      <PreferredTime now={now} days={days} />
    </div>
  );
}

/** Asked again when pets, services or the ZIP change. */
function useQuestion(): WindowQuestion {
  const { control } = useFormContext<BookingValues>();
  const [pets, zip] = useWatch({ control, name: ['pets', 'zipCode'] });
  const minutes = pets.map(({ service }) => findService(service)?.minutes ?? customMinutes);
  return { minutes: minutes.reduce((sum, each) => sum + each, 0), zipCode: fiveDigits(zip) ?? '' };
}

/** Greets a customer who books again, and names last time's fee. */
function WelcomeBack() {
  const { control } = useFormContext<BookingDraft>();
  const [fee, name] = useWatch({ control, name: ['session.lastFee', 'name'] });
  if (fee === undefined) return null;
  const lastFee = fee > 0 ? `your travel fee was ${usd(fee)}` : 'there was no travel fee';
  const first = firstName({ name });
  return (
    <p>
      Welcome back{first ? `, ${first}` : ''}. Last time {lastFee}.
    </p>
  );
}
