import type { Business } from '../../_shared/business.ts';
import type { VisitRow } from '../../_shared/visit-row.ts';
import type { StoredRequest, WishRow } from '../outbox/outbox-job.ts';
import type { Drop, EmailContent } from './email-content.ts';
import type { Pets } from './parts/request-rows.ts';

type RequestHistory = Pick<StoredRequest, 'is_repeat' | 'after_answer'>;

export type VisitEmailInput = {
  readonly pets: Pets;
  /** `null` until somebody answers or cancels the request. */
  readonly visit: VisitRow | null;
  readonly wish: WishRow | null;
  readonly history: RequestHistory;
  readonly business: Business;
  /** Opens the visit for whoever gets the email; none where no secret is set. */
  readonly link: string | undefined;
  /** Ends the mails to come back when a mail program posts there. */
  readonly stopLink: string | undefined;
};

export type VisitEmail = (input: VisitEmailInput) => EmailContent | Drop;
