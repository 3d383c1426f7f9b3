import { toDialableNumber } from '../_shared/format.ts';
import { type BookingRow, toPet, toUnreadPets } from '../_shared/request-details.ts';
import { looksLikeName, oneLine } from '../_shared/safe-text.ts';
import type { Rebooking } from '../_shared/visit-state.ts';
import { isAnswered } from './to-visit.ts';
import type { VisitRecord } from './visit-record.ts';

export function toRebooking(record: VisitRecord): Rebooking | undefined {
  const { request, visit } = record;
  const [first] = request;
  if (!first || !visit || visit.status === 'confirmed') return undefined;
  const whole: Rebooking = {
    name: oneLine(first.parent_name),
    phone: oneLine(first.phone),
    email: oneLine(first.email),
    address: oneLine(first.address),
    zipCode: oneLine(first.zip_code),
    repeatWeeks: first.repeat_weeks,
    pets: request.map(toPet),
  };
  return isAnswered(record) ? whole : withoutFreeText(whole, request);
}

/** Nobody has read what was typed, so it must not reach a stranger's mailbox. */
function withoutFreeText(whole: Rebooking, request: readonly BookingRow[]): Rebooking {
  const isMarked = request.some((row) => row.review_reasons.length > 0);
  return {
    ...whole,
    name: !isMarked && looksLikeName(whole.name) ? whole.name : '',
    phone: isMarked ? '' : (toDialableNumber(whole.phone) ?? ''),
    address: '',
    zipCode: /^\d{5}/.exec(whole.zipCode)?.[0] ?? '',
    pets: toUnreadPets(request),
  };
}
