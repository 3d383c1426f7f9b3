import { BookingForm } from '@/features/booking/booking-form';
import { useArrival } from '@/ui/use-arrival';

/** What the form needs, and the notice that stands in for it. */
export type ServiceFormProps = {
  /** Of the package that is chosen to begin with. */
  slug: string;
  title: string;
  /** The id of the element around the form, which answers once the form is there. */
  place: string;
  onRetry: () => void;
};

/** The booking form with a package chosen. Comes to life after the page around it. */
export function ServiceForm({ slug, place }: ServiceFormProps) {
  useArrival(place);
  return (
    <BookingForm source="suggestion" query={new URLSearchParams({ service: slug }).toString()} />
  );
}
