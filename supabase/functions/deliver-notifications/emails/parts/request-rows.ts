import type { BookingRow, InquiryRow } from '../../outbox/outbox-job.ts';

export type Pets = readonly [BookingRow, ...BookingRow[]];

export function toPets([first, ...others]: readonly BookingRow[]): Pets {
  if (!first) throw new Error('A booking without a pet');
  return [first, ...others];
}

export function toMessage([row]: readonly InquiryRow[]): InquiryRow {
  if (!row) throw new Error('A message without words');
  return row;
}
