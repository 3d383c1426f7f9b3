import { localKeys } from './local-keys.ts';

type Marked = { id: string; created_at: string; status: string; review_reasons: string[] };

export type BookingLead = Marked & {
  reference: string | null;
  pet_number: number;
  parent_name: string;
  phone: string;
  email: string;
  address: string;
  zip_code: string;
  pet_name: string;
  pet_type: string;
  breed: string | null;
  weight: string | null;
  pet_size: string | null;
  service: string;
  add_ons: string[] | null;
  estimated_price: number | null;
  preferred_date: string;
  preferred_time: string;
  additional_notes: string | null;
};

export type InquiryLead = Marked & {
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  message: string;
};

type SubscriberLead = Marked & { email: string };

/** Everything stored, newest first. */
export type Leads = {
  bookings: readonly BookingLead[];
  inquiries: readonly InquiryLead[];
  subscribers: readonly SubscriberLead[];
};

export const noLeads: Leads = { bookings: [], inquiries: [], subscribers: [] };

/** Reads all leads over REST, from a running site or straight from a handler. */
export async function readLeads(
  origin: string,
  send: (request: Request) => Promise<Response>,
): Promise<Leads> {
  const read = async (table: string, order: string) => {
    const url = new URL(`/rest/v1/${table}?order=${order}`, origin);
    const response = await send(new Request(url, { headers: { apikey: localKeys.secret } }));
    if (!response.ok) throw new Error(`${table} could not be read: ${response.status}`);
    return response.json();
  };
  return {
    bookings: await read('bookings', 'created_at.desc,reference.asc,pet_number.asc'),
    inquiries: await read('contact_inquiries', 'created_at.desc'),
    subscribers: await read('newsletter_subscribers', 'created_at.desc'),
  };
}
