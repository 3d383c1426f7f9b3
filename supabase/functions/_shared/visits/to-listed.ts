import { requestZone } from '../business/service-zips.ts';
import { clip, oneLine } from '../http/safe-text.ts';
import { type BookingRow, joinNotes } from './request-details.ts';
import { type LinkSettings, toOperatorKey } from './to-visit.ts';
import type { Opened, VisitRow } from './visit-record.ts';
import type { MailProblem } from './visit-status.ts';

/** More than two lines of a phone hold. */
const mostNotes = 160;

/** From `private.listed_json`. */
export type RequestRow = Opened & {
  readonly request: readonly BookingRow[];
  readonly mail_problem: MailProblem | null;
};

/** With what a list of visits adds to it. */
export type ListedRow = RequestRow & { readonly visit: VisitRow | null };

/** What tells two requests apart, and what to do when the owner does not get our emails. */
export function toListed(record: RequestRow, links: LinkSettings) {
  const { request, mail_problem: mailProblem } = record;
  const [first] = request;
  return {
    ...toOperatorKey(record, links),
    owner: { name: oneLine(first?.parent_name ?? ''), phone: oneLine(first?.phone ?? '') },
    pets: request.map(({ pet_name: name, service, pet_size: size }) => ({
      name: oneLine(name),
      service,
      /** A key of `sizes`; null when none was chosen. */
      size,
    })),
    zipCode: oneLine(first?.zip_code ?? ''),
    zone: requestZone(first ?? { zip_answer: null, zip_code: '' }),
    /** How what the owner wrote begins; may be empty. */
    notes: clip(joinNotes(request), mostNotes),
    mailProblem,
  };
}

/** In every list; undefined for a visit that lost its time meanwhile. */
export function toListedVisit(
  record: RequestRow & { readonly visit: Pick<VisitRow, 'day' | 'time'> | null },
  links: LinkSettings,
) {
  const { day, time } = record.visit ?? {};
  return day && time ? { ...toListed(record, links), starts: { day, time } } : undefined;
}
