import { randomUUID } from 'node:crypto';
import { sampleAnswers } from '../../../supabase/functions/_shared/visits/sample-booking.fixture';

type RequestChanges = { reference: string; email: string; preferred_date: string } & Readonly<
  Record<string, string | number>
>;

export function toRequestRow(changed: RequestChanges) {
  return {
    ...sampleAnswers,
    id: randomUUID(),
    pet_number: 1,
    honeypot_filled: false,
    fill_seconds: 80,
    ...changed,
  };
}

/** The database limits each address, so tests send from different ones. */
export function randomNetwork(): string {
  return ['10', ...[0, 0, 0].map(() => Math.floor(Math.random() * 250))].join('.');
}
