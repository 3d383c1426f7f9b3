import type { AddedPet, AddedVisit, NextVisit } from '../../_shared/visits/added-visit.ts';
import { maxLengths, maxPets } from '../../_shared/visits/request-limits.ts';
import { visitLimits } from '../../_shared/visits/visit-state.ts';
import {
  type Fields,
  isCalendarDay,
  isCount,
  isId,
  isPrice,
  isText,
  isTime,
} from './read-fields.ts';

/** `find` looks a customer up by one of both; the other is ''. */
export type AddRequest =
  | { readonly action: 'find'; readonly email: string; readonly phone: string }
  | ({ readonly action: 'add' } & AddedVisit);

/** Each text may hold it: how much fits where is for the table to say. */
const mostText = Math.max(...Object.values(maxLengths));

const referenceShape = /^[A-Z]{2}-[2-9A-HJKMNP-Z]{6}$/;

/** `undefined` when it is neither, or invalid. */
export function readAddRequest(fields: Fields): AddRequest | undefined {
  const { action, email, phone } = fields;
  if (!isText(email, mostText) || !isText(phone, mostText)) return undefined;
  if (action === 'find') return { action, email, phone };
  if (action !== 'add') return undefined;
  const { id, reference, pets, day, time, minutes, note, groomer, travelFee, price } = fields;
  const { name, address, gateCode, zipCode, notes, repeatWeeks, takesClosedDay } = fields;
  if (!isId(id) || !isReference(reference) || !isPets(pets) || typeof takesClosedDay !== 'boolean')
    return undefined;
  if (!isCalendarDay(day) || !isTime(time) || !isCount(minutes)) return undefined;
  if (!isText(note, visitLimits.note) || !isText(groomer, visitLimits.groomer)) return undefined;
  if (!isCount(travelFee) || !isPrice(price)) return undefined;
  if (!isText(name, mostText) || !isText(address, mostText) || !isText(zipCode, mostText))
    return undefined;
  if (!isText(gateCode, mostText) || !isText(notes, mostText)) return undefined;
  if (repeatWeeks !== null && !isCount(repeatWeeks)) return undefined;
  const owner = { name, phone, email, address, gateCode, zipCode, notes, repeatWeeks };
  const terms = { groomer, travelFee, price, note };
  return { action, id, reference, pets, day, time, minutes, takesClosedDay, ...owner, ...terms };
}

/** `undefined` when invalid. */
export function readNext(fields: Fields): NextVisit | undefined {
  const { id, nextReference, ids, day, time, minutes } = fields;
  if (!isId(id) || !isReference(nextReference) || !isList(ids, isId)) return undefined;
  if (!isCalendarDay(day) || !isTime(time) || !isCount(minutes)) return undefined;
  return { id, nextReference, ids, day, time, minutes };
}

function isReference(value: unknown): value is string {
  return typeof value === 'string' && referenceShape.test(value);
}

function isPets(value: unknown): value is readonly AddedPet[] {
  return isList(value, isPet);
}

function isPet(value: unknown): value is AddedPet {
  if (typeof value !== 'object' || value === null) return false;
  const pet: Fields = { ...value };
  const { id, name, type, breed, weight, size, service, addOns, estimate } = pet;
  return (
    isId(id) &&
    [name, type, service].every((text) => isText(text, mostText)) &&
    [breed, weight, size].every((text) => text === null || isText(text, mostText)) &&
    Array.isArray(addOns) &&
    addOns.every((text) => isText(text, mostText)) &&
    isPrice(estimate) &&
    estimate !== null
  );
}

function isList<Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
): value is readonly Item[] {
  return Array.isArray(value) && value.length > 0 && value.length <= maxPets && value.every(isItem);
}
