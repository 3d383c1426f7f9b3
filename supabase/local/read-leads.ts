import { localKeys } from './local-keys.ts';

type Marked = { id: string; created_at: string; status: string; review_reasons: string[] };

/** A stored booking row: one pet of a request. */
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
  repeat_weeks: number | null;
  additional_notes: string | null;
};

/** A stored contact message; e-mail or phone may be missing, never both. */
export type InquiryLead = Marked & {
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  message: string;
};

/** What somebody typed into the newsletter form; on the list once its status is `listed`. */
type SignupLead = Marked & { email: string };

/** An address of the newsletter's list; only `subscribed` ones may be written to. */
type SubscriberLead = { created_at: string; status: string; email: string };

/** A mail about some rows, and what became of it. */
export type LeadMail = {
  row_ids: readonly string[];
  kind: string;
  audience: 'operator' | 'owner';
  status: 'queued' | 'sent' | 'left_out' | 'failed' | 'bounced' | 'complained';
  tries: number;
  due_at: string;
  last_error: string | null;
};

/** What became of the request with a reference. */
export type LeadVisit = {
  reference: string;
  status: 'confirmed' | 'declined' | 'canceled' | 'done';
  starts_at: string | null;
  minutes: number | null;
  note: string;
  canceled_by: 'owner' | 'operator' | null;
  was_late: boolean;
};

/** Everything stored, newest first. */
export type Leads = {
  bookings: readonly BookingLead[];
  inquiries: readonly InquiryLead[];
  signups: readonly SignupLead[];
  subscribers: readonly SubscriberLead[];
  mails: readonly LeadMail[];
  visits: readonly LeadVisit[];
};

/** What there is before anything was ever stored. */
export const noLeads: Leads = {
  bookings: [],
  inquiries: [],
  signups: [],
  subscribers: [],
  mails: [],
  visits: [],
};

/** Reads all leads over REST, from a running site or straight from a handler. */
export async function readLeads(
  origin: string,
  send: (request: Request) => Promise<Response>,
): Promise<Leads> {
  const ask = async (path: string, method: string) => {
    const url = new URL(`/rest/v1/${path}`, origin);
    const headers = { apikey: localKeys.secret };
    const response = await send(new Request(url, { method, headers }));
    if (!response.ok) throw new Error(`${path} could not be read: ${response.status}`);
    return response.json();
  };
  const read = (table: string, order: string) => ask(`${table}?order=${order}`, 'GET');
  return {
    bookings: await read('bookings', 'created_at.desc,reference.asc,pet_number.asc'),
    inquiries: await read('contact_inquiries', 'created_at.desc'),
    signups: await read('newsletter_signups', 'created_at.desc'),
    subscribers: await read('newsletter_subscribers', 'created_at.desc'),
    mails: await ask('rpc/list_notifications', 'POST'),
    visits: await ask('rpc/list_visits', 'POST'),
  };
}
