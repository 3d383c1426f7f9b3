import type { Database } from '../_shared/database.types.ts';
import type { VisitRow } from '../_shared/visit-row.ts';

/** One pet of a request. */
export type BookingRow = Database['public']['Tables']['bookings']['Row'];

/** All that the database knows of one reference. */
export type VisitRecord = {
  /** Whether this caller came with too many wrong links. */
  readonly blocked: boolean;
  readonly link_version: number;
  /** The pets in order; none when the reference is unknown. */
  readonly request: readonly BookingRow[];
  /** `null` as long as nobody answered. */
  readonly visit: VisitRow | null;
  readonly booked: readonly {
    readonly reference: string;
    readonly day: string;
    readonly time: string;
    readonly minutes: number;
    readonly zip_code: string;
  }[];
};
