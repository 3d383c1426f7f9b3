import { BookingForm } from '@/features/booking/booking-form';

type ServiceBookingProps = { title: string; slug: string };

/** Its buttons do not stick to the edge, where phones have the bar with Call Now and Book Now. */
export function ServiceBooking({ title, slug }: ServiceBookingProps) {
  return (
    <aside
      aria-label={`Book ${title}`}
      className="lg:col-start-2 lg:row-start-1 [&_.sticky]:static"
    >
      <p className="mb-4 font-display text-heading font-semibold">Book it here, in three steps</p>
      <BookingForm source="suggestion" query={new URLSearchParams({ service: slug }).toString()} />
    </aside>
  );
}
