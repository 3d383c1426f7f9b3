import type { Business } from '../../_shared/business/business.ts';
import type { VisitRow, WishRow } from '../../_shared/visits/visit-record.ts';
import type { Drop, EmailContent } from './email-content.ts';
import type { Pets, StoredRequest } from './parts/request-rows.ts';

/** Ways to end the emails that ask to come back. */
export type StopLinks = {
  /** For the reader; opening it changes nothing. */
  readonly page: string;
  /** A mail program posts here (RFC 8058). */
  readonly address: string;
};

type RequestHistory = Pick<
  StoredRequest,
  'is_repeat' | 'after_answer' | 'closed_days' | 'busy_days'
>;

export type VisitEmailInput = {
  readonly pets: Pets;
  readonly visit: VisitRow | null;
  readonly wish: WishRow | null;
  readonly history: RequestHistory;
  readonly business: Business;
  readonly link: string | undefined;
  readonly stop: StopLinks | undefined;
};

export type VisitEmail = (input: VisitEmailInput) => EmailContent | Drop;
