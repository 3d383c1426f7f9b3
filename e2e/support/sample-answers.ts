import { randomUUID } from 'node:crypto';

export const sampleAnswers = {
  petName: 'Biscuit',
  zip: '80206',
  street: '12 Pearl St, Apt 4',
  window: '10 AM-12 PM',
  phone: '(303) 555-0199',
} as const;

type RequestChanges = { reference: string; email: string; preferred_date: string } & Readonly<
  Record<string, string | number>
>;

/** As the form stores it. */
export function toRequestRow(changed: RequestChanges) {
  return {
    id: randomUUID(),
    pet_number: 1,
    parent_name: 'Sam Rivera',
    phone: sampleAnswers.phone,
    address: sampleAnswers.street,
    zip_code: '80203',
    pet_name: sampleAnswers.petName,
    pet_type: 'dog',
    service: 'Spa Bath',
    preferred_time: sampleAnswers.window,
    honeypot_filled: false,
    fill_seconds: 80,
    ...changed,
  };
}
