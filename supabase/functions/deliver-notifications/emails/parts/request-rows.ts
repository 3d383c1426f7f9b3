import type { BookingRow } from '../../../_shared/request-details.ts';
import type { InquiryRow } from '../../outbox/outbox-job.ts';

export type Pets = readonly [BookingRow, ...BookingRow[]];

export function toPets([first, ...others]: readonly BookingRow[]): Pets {
  if (!first) throw new Error('A booking email needs at least one row');
  return [first, ...others];
}

export function toMessage([row]: readonly InquiryRow[]): InquiryRow {
  if (!row) throw new Error('A message email needs a row');
  return row;
}
