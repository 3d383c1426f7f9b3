import * as z from 'zod/mini';
import { isFeeMissing, termsProblem, toTerms } from '../answer/answer-terms';
import { usualMinutes } from '../answer/visit-time';
import { type FieldProblem, missingTime } from '../failure-words';
import { noContact } from './add-failures';
import { emailSchema } from '@/backend/submission/email-schema';
import { newId } from '@/backend/submission/new-id';
import { bookingServiceName, bookingServices } from '@/content/booking-options';
import { quote } from '@/content/services/quote';
import { newReference } from '@/site/new-reference';
import { findPetSize } from '@shared/business/pet-sizes';
import { isPhone } from '@shared/business/phone';
import { serviceZone } from '@shared/business/service-zips';
import type { Customer } from '@shared/visits/added-visit';
import type { AddedVisit } from '@shared/visits/visit-actions';

const petSchema = z.object({
  name: z.string(),
  type: z.string(),
  size: z.string(),
  /** Slug such as `full-groom`. */
  service: z.string(),
  breed: z.string(),
  weight: z.string(),
  addOns: z.array(z.string()),
});

/** What is typed, and the ids that it is sent with: kept on the device until it is answered. */
export const addSchema = z.object({
  step: z.enum(['contact', 'details']),
  phone: z.string(),
  email: z.string(),
  name: z.string(),
  address: z.string(),
  gateCode: z.string(),
  zipCode: z.string(),
  notes: z.string(),
  repeatWeeks: z.nullable(z.number()),
  pets: z.array(petSchema),
  day: z.string(),
  time: z.string(),
  minutes: z.number(),
  groomer: z.string(),
  price: z.string(),
  travelFee: z.string(),
  note: z.string(),
  id: z.string(),
  reference: z.string(),
  ids: z.array(z.string()),
});

export type AddValues = z.infer<typeof addSchema>;

export const emptyPet: AddValues['pets'][number] = {
  name: '',
  type: 'dog',
  size: '',
  service: '',
  breed: '',
  weight: '',
  addOns: [],
};

export function newAddValues(): AddValues {
  return {
    step: 'contact',
    phone: '',
    email: '',
    name: '',
    address: '',
    gateCode: '',
    zipCode: '',
    notes: '',
    repeatWeeks: null,
    pets: [emptyPet],
    day: '',
    time: '',
    minutes: 0,
    groomer: '',
    price: '',
    travelFee: '',
    note: '',
    ...newIds(),
  };
}

/** Made once for a visit, so that a second sending of it is known. */
export function newIds(): Pick<AddValues, 'id' | 'reference' | 'ids'> {
  return { id: newId(), reference: newReference(), ids: [newId(), newId(), newId(), newId()] };
}

/** All that was so last time but the day, and the note to the owner. */
export function fromCustomer(customer: Customer): Partial<AddValues> {
  const { name, phone, email, address, gateCode, zipCode, notes, repeatWeeks } = customer;
  const { minutes, groomer, price, travelFee, estimate } = customer;
  const amount = price ?? estimate;
  return {
    name,
    phone,
    email,
    address,
    gateCode,
    zipCode,
    notes,
    repeatWeeks,
    minutes,
    groomer,
    price: amount > 0 ? String(amount) : '',
    travelFee: String(travelFee),
    pets: customer.pets.map((pet) => ({
      ...pet,
      size: findPetSize(pet.size)?.id ?? '',
      service: bookingServices.find(({ name: service }) => service === pet.service)?.slug ?? '',
      breed: pet.breed ?? '',
      weight: pet.weight ?? '',
    })),
  };
}

type Priced = Pick<AddValues, 'pets'>;

/** USD; 0 while a package or a size is missing. */
export function addedEstimate({ pets }: Priced): number {
  const prices = pets.map(quote);
  return prices.every((price) => price > 0) ? prices.reduce((sum, price) => sum + price, 0) : 0;
}

export function addedMinutes({ pets }: Priced): number {
  return usualMinutes(pets.map(({ service }) => ({ service: bookingServiceName(service) })));
}

export function addedTerms(values: AddValues) {
  const { zipCode } = values;
  const estimate = addedEstimate(values);
  return { zipCode, zone: serviceZone(zipCode), estimate, groomer: '', travelFee: 0 };
}

export function isFeeOpen(values: AddValues): boolean {
  const terms = addedTerms(values);
  return terms.zone !== 'elsewhere' && isFeeMissing(terms, values);
}

type FieldName =
  | Exclude<keyof AddValues, 'pets' | 'step' | 'ids' | 'reference' | 'repeatWeeks'>
  | `pets.${number}.${'name' | 'service'}`;

export type AddedProblem = FieldProblem<FieldName>;

export function contactProblem({ phone, email }: Pick<AddValues, 'phone' | 'email'>) {
  const [number, address] = [phone.trim(), email.trim()];
  if (number === '' && address === '') return noContact;
  if (number !== '' && !isPhone(number))
    return { field: 'phone', words: 'Use digits, such as 303-555-0142.' } as const;
  if (address !== '' && !emailSchema.safeParse(address).success)
    return { field: 'email', words: 'That isn’t an email address.' } as const;
  return undefined;
}

/** From top to bottom. */
export function addedProblems(values: AddValues): AddedProblem[] {
  const { name, address, zipCode, pets, minutes } = values;
  const problems: (AddedProblem | false | undefined)[] = [
    !/\S/.test(name) && { field: 'name', words: 'Type the customer’s name.' },
    contactProblem(values),
    !/\S/.test(address) && { field: 'address', words: 'Type the street address.' },
    zipCode.trim().length < 5 && { field: 'zipCode', words: 'The ZIP code has five digits.' },
    ...pets.flatMap((pet, index): (AddedProblem | false)[] => [
      !/\S/.test(pet.name) && { field: `pets.${index}.name`, words: 'Type the pet’s name.' },
      pet.service === '' && { field: `pets.${index}.service`, words: 'Choose a service.' },
    ]),
    missingTime(values),
    !(minutes > 0 && Number.isInteger(minutes)) && {
      field: 'minutes',
      words: 'Use whole minutes.',
    },
    termsProblem(values),
  ];
  return problems.filter((problem) => problem !== undefined && problem !== false);
}

export function toAddedVisit(values: AddValues, takesClosedDay: boolean): AddedVisit {
  const { id, reference, ids, pets, day, time, minutes, groomer, travelFee, price } = values;
  const trimmed = (text: string) => text.trim();
  return {
    id,
    reference,
    name: trimmed(values.name),
    phone: trimmed(values.phone),
    email: trimmed(values.email),
    address: trimmed(values.address),
    gateCode: trimmed(values.gateCode),
    zipCode: trimmed(values.zipCode),
    notes: trimmed(values.notes),
    repeatWeeks: values.repeatWeeks,
    note: trimmed(values.note),
    day,
    time,
    minutes,
    takesClosedDay,
    ...toTerms({ groomer, travelFee, price }, addedEstimate(values)),
    pets: pets.map((pet, index) => ({
      id: ids[index] ?? '',
      name: trimmed(pet.name),
      type: pet.type,
      breed: trimmed(pet.breed) || null,
      weight: trimmed(pet.weight) || null,
      size: pet.size || null,
      service: bookingServiceName(pet.service),
      addOns: pet.addOns,
      estimate: quote(pet),
    })),
  };
}
