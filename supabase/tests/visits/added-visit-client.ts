import { randomUUID } from 'node:crypto';
import type { VisitRecord } from '../../functions/_shared/visits/visit-record.ts';
import { newReference, openDay } from './visit-client.ts';

type Added = {
  outcome: string;
  state: VisitRecord;
  other: { reference: string; visit: { time: string } } | null;
};

type Args = { reference?: string; id?: string; pets?: object; hold?: string } & Record<
  string,
  unknown
>;
type NextArgs = { id?: string; next_reference?: string; row_ids?: object } & Record<
  string,
  unknown
>;

export const customer = {
  parent_name: 'Dana Reyes',
  phone: '303-555-0142',
  email: 'dana@added.example',
  address: '12 Elm St',
  zip_code: '80209',
  zip_answer: 'core',
  pet_type: 'dog',
  service: 'Full Groom',
  pet_size: 'medium',
  estimated_price: 145,
};

/** Two pets, with ids of their own. */
export function newPets(changes: object = {}) {
  return ['Biscuit', 'Rex'].map((pet_name) => ({
    id: randomUUID(),
    ...customer,
    pet_name,
    ...changes,
  }));
}

export const tenOClock = { day: openDay(), local_time: '10:00', minutes: 90 };

export function addedVisitClient(call: (name: string, args: object) => Promise<Added>) {
  const add = ({ reference, id, pets, hold, ...terms }: Args = {}) =>
    call('add_visit', {
      reference: reference ?? newReference(),
      id: id ?? randomUUID(),
      pets: pets ?? newPets(),
      hold,
      terms: { ...tenOClock, ...terms },
    });
  return {
    add,
    async addReference(changes: object = {}, args: Args = {}): Promise<string> {
      const { state } = await add({ pets: newPets(changes), ...args });
      return state.request[0]?.reference ?? '';
    },
    bookNext: (reference: string, { id, next_reference, row_ids, ...terms }: NextArgs = {}) =>
      call('book_next', {
        reference,
        id: id ?? randomUUID(),
        next_reference: next_reference ?? newReference(),
        row_ids: row_ids ?? [randomUUID(), randomUUID()],
        terms: { ...tenOClock, day: openDay(20), ...terms },
      }),
  };
}
