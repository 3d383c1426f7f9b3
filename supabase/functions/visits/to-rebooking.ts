import { dialed } from '../_shared/format.ts';
import { looksLikeName, oneLine } from '../_shared/safe-text.ts';
import type { Rebooking, VisitPet } from '../_shared/visit-state.ts';
import { isAnswered, toPet } from './to-visit.ts';
import type { BookingRow, VisitRecord } from './visit-record.ts';

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
  return isAnswered(record) ? whole : withoutFreeText(whole, first);
}

/** Nobody has read what was typed, so it must not reach a stranger's mailbox. */
function withoutFreeText(whole: Rebooking, { review_reasons: reasons }: BookingRow): Rebooking {
  const isMarked = reasons.length > 0;
  const name = (typed: string) => (!isMarked && looksLikeName(typed) ? typed : '');
  return {
    ...whole,
    name: name(whole.name),
    phone: isMarked ? '' : (dialed(whole.phone) ?? ''),
    address: '',
    zipCode: /^\d{5}/.exec(whole.zipCode)?.[0] ?? '',
    pets: whole.pets.map((pet): VisitPet => ({
      ...pet,
      name: name(pet.name),
      breed: null,
      weight: null,
    })),
  };
}
