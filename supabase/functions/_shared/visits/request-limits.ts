import { maxPhoneLength } from '../business/phone.ts';
import { maxEmailLength } from '../http/mailable.ts';

/** The most characters that forms, functions and the tables accept. */
export const maxLengths = {
  name: 100,
  phone: maxPhoneLength,
  email: maxEmailLength,
  address: 255,
  gateCode: 100,
  zipCode: 10,
  petName: 100,
  breed: 100,
  weight: 50,
  notes: 1000,
} as const;

/** The database counts up to as many rows under one reference as one request. */
export const maxPets = 4;
