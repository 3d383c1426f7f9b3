import { businessWith } from '../../_shared/business/business.ts';
import type { BookingRow } from '../../_shared/visits/request-details.ts';
import { sampleBooking } from '../../_shared/visits/sample-booking.fixture.ts';
import { sampleVisit } from '../../_shared/visits/sample-visit.fixture.ts';
import type { VisitRow } from '../../_shared/visits/visit-record.ts';
import type {
  ConfirmJob,
  DigestJob,
  NudgeJob,
  OperatorVisitJob,
  OwnerVisitJob,
  RequestJob,
  TomorrowJob,
} from '../outbox/outbox-job.ts';
import type { Sender } from './compose.ts';
import type { Digest, InquiryRow, RequestLine } from './parts/request-rows.ts';

export const sender: Sender = {
  from: 'Alpenglow <requests@pets.example>',
  operator: 'boss@pets.example',
  business: {
    ...businessWith({ origin: 'https://pets.example', email: 'hello@pets.example' }),
    reviewLink: '',
  },
};

export const links = {
  visits: new Map([['AG-7K4Q2M', 'https://pets.example/page#AG-7K4Q2M.key']]),
  stop: {
    page: 'https://pets.example/visit#AG-7K4Q2M.key.stop',
    address: 'https://ref.example/functions/v1/visits?stop=AG-7K4Q2M.key',
  },
};

export const noLinks = { visits: new Map<string, string>(), stop: undefined };

export const biscuit = sampleBooking;

const plain = { breed: null, weight: null, pet_size: null, add_ons: null, estimated_price: null };

export const mo: BookingRow = { ...biscuit, ...plain, pet_name: 'Mo' };

const inquiry: InquiryRow = {
  id: '7d1f3a52-1c2d-4e5f-8a9b-0c1d2e3f4a5b',
  status: 'new',
  honeypot_filled: false,
  fill_seconds: 90,
  created_at: '2026-11-20T21:14:00-07:00',
  review_reasons: [],
  is_customer: false,
  first_name: 'Ann',
  last_name: 'Example',
  email: 'ann@example.test',
  phone: null,
  message: 'Do you groom Newfoundlands?',
};

const id = '0b1c6a52-6a0e-4c7e-9a53-1d2f3a4b5c6d';
const sending = { is_repeat: false, after_answer: false, closed_days: [] } as const;
const claim = { id, try: 1, round: 0, kind: 'received', ...sending } as const;
const toOperator = { id, try: 1, round: 0, addressee: null, audience: 'operator' } as const;

function toAddressee(audience: RequestJob['audience'], email: string | null | undefined) {
  return { audience, addressee: audience === 'owner' ? (email ?? null) : null };
}

export function bookingJob(audience: RequestJob['audience'], ...request: BookingRow[]): RequestJob {
  const address = toAddressee(audience, request[0]?.email);
  return { ...claim, ...address, source: 'bookings', link_version: 1, request };
}

export const confirmed = { ...sampleVisit, minutes: 240 };

const timeless = {
  starts_at: null,
  day: null,
  time: null,
  minutes: null,
  time_set_at: null,
  groomer: '',
  travel_fee: 0,
  price: null,
};

export const withoutTime: VisitRow = { ...confirmed, ...timeless, status: 'declined' };

export const canceled: VisitRow = {
  ...confirmed,
  status: 'canceled',
  canceled_by: 'owner',
  revision: 2,
};

export const canceledWithoutTime: VisitRow = {
  ...withoutTime,
  status: 'canceled',
  canceled_by: 'owner',
  answered_at: null,
};

/** A visit that moved did so from its first time, on Monday, unless it says from when. */
export function ownerVisitJob(
  kind: OwnerVisitJob['kind'],
  visit: VisitRow,
  request: readonly BookingRow[] = [biscuit, mo],
): OwnerVisitJob {
  const moved_from = kind === 'moved' ? { day: '2026-11-23', time: '08:30', revision: 1 } : null;
  const sample = { ...visit, moved_from: visit.moved_from ?? moved_from };
  const bookingRows = { source: 'bookings', link_version: 1, visit: sample, request } as const;
  return { ...claim, ...bookingRows, kind, audience: 'owner', addressee: 'sam@rivera.test' };
}

export function operatorVisitJob(
  kind: OperatorVisitJob['kind'],
  visit: VisitRow | null,
): OperatorVisitJob {
  const request = [biscuit, mo];
  const bookingRows = { source: 'bookings', link_version: 1, visit, request } as const;
  return { ...claim, ...bookingRows, kind, audience: 'operator', addressee: null };
}

export function tomorrowJob(): TomorrowJob {
  const later = { ...confirmed, starts_at: '2026-11-24T20:00:00Z', time: '13:00', minutes: 60 };
  const pip = { ...biscuit, reference: 'AG-PPPPPP', pet_name: 'Pip', zip_code: '80401' };
  const request = [
    { request: [biscuit, mo], visit: sampleVisit, mail_problem: null },
    { request: [pip], visit: later, mail_problem: null },
  ];
  return { ...toOperator, kind: 'tomorrow', source: null, request, blocked: [] };
}

export function inquiryJob(
  audience: RequestJob['audience'],
  changes: Partial<InquiryRow> = {},
): RequestJob {
  const request = [{ ...inquiry, ...changes }];
  const address = toAddressee(audience, request[0]?.email);
  return { ...claim, ...address, source: 'contact_inquiries', request };
}

export function confirmJob(status = 'pending'): ConfirmJob {
  const subscriber = {
    id,
    status,
    created_at: '2026-11-20T21:14:00-07:00',
    email: 'ann@example.test',
    confirmation_token: '0123456789abcdef0123456789abcdef',
    confirmation_asked_at: '2026-11-20T21:14:00-07:00',
    confirmed_at: null,
    review_reasons: [],
    honeypot_filled: false,
    fill_seconds: null,
  };
  const address = { audience: 'owner', addressee: 'ann@example.test' } as const;
  return { ...claim, ...address, source: 'newsletter_subscribers', request: [subscriber] };
}

export const bookingLine: RequestLine = {
  source: 'bookings',
  reference: 'AG-7K4Q2M',
  name: biscuit.parent_name,
  phone: biscuit.phone,
  email: biscuit.email,
  day: biscuit.preferred_date,
  window: biscuit.preferred_time,
  message: null,
  sent_at: '2026-11-21T04:14:00Z',
  reasons: ['too_fast'],
};

export const messageLine: RequestLine = {
  ...bookingLine,
  source: 'contact_inquiries',
  reference: null,
  name: 'Ann Example',
  phone: null,
  email: inquiry.email,
  day: null,
  window: null,
  message: inquiry.message,
};

export function digestJob(changes: Partial<Digest> = {}): DigestJob {
  const request = {
    requests: [bookingLine, messageLine],
    waiting: 2,
    suspects: 0,
    signups: 0,
    stopped_at: null,
    ...changes,
  };
  return { ...toOperator, kind: 'digest', source: null, request };
}

export function nudgeJob(...request: RequestLine[]): NudgeJob {
  return { ...toOperator, kind: 'nudge', source: null, request };
}
