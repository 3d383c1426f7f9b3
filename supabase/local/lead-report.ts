import { repeatWish } from '../functions/_shared/repeat-visits.ts';
import type { BookingLead, InquiryLead, LeadMail, LeadVisit, Leads } from './read-leads.ts';

type Lead = { created_at: string; status: string; review_reasons: readonly string[] };
type Line = readonly [label: string, text: string | null];

const nothing =
  'Nothing stored yet. Run npm start, send a booking request or a message on the site, and it is listed here.';

/** The leads as text for a terminal, newest first; the pets of one request stand together. */
export function leadReport(leads: Leads): string {
  const { bookings, inquiries, signups, subscribers, mails, visits } = leads;
  const requests = requestsOf(bookings);
  const blocks = [
    ...section(
      'Booking requests',
      requests.map((pets) => requestBlock(pets, mails, visits)),
    ),
    ...section(
      'Messages',
      inquiries.map((lead) => inquiryBlock(lead, mails)),
    ),
    ...section(
      'Newsletter',
      subscribers.map((lead) => `${lead.email}  ${mark({ ...lead, review_reasons: [] })}`),
    ),
    ...section(
      'Newsletter sign-ups not on the list yet',
      signups
        .filter(({ status }) => status !== 'listed')
        .map((lead) => `${lead.email}  ${mark(lead)}`),
    ),
  ];
  return visible(blocks.join('\n\n') || nothing);
}

function section(title: string, blocks: readonly string[]): string[] {
  return blocks.length > 0 ? [`${title.toUpperCase()} (${blocks.length})`, ...blocks] : [];
}

// Rows of one request were stored in one transaction: at the same moment.
function requestsOf(bookings: readonly BookingLead[]): BookingLead[][] {
  const requests: Record<string, BookingLead[]> = {};
  for (const row of bookings) {
    (requests[`${row.created_at} ${row.reference ?? row.id}`] ??= []).push(row);
  }
  return Object.values(requests);
}

function requestBlock(
  pets: readonly BookingLead[],
  mails: readonly LeadMail[],
  visits: readonly LeadVisit[],
): string {
  const [first] = pets;
  if (!first) return '';
  const reasons = [...new Set(pets.flatMap((pet) => pet.review_reasons))];
  return block(
    `${first.reference ?? 'No reference'}  ${mark({ ...first, review_reasons: reasons })}`,
    [
      ['when', `${day(first.preferred_date)}, ${first.preferred_time}`],
      ['repeat', repeatWish(first.repeat_weeks)],
      ['owner', `${first.parent_name}, ${first.phone}, ${first.email}`],
      ['address', `${first.address}, ${first.zip_code}`],
      ...pets.map((pet): Line => [`pet ${pet.pet_number}`, petText(pet)]),
      ...[...new Set(pets.map((pet) => pet.additional_notes))].map((note): Line => ['notes', note]),
      ['visit', visitText(visitOf(first, visits))],
      ['mail', mailText(first.id, mails)],
    ],
  );
}

/** What its owner sent before, or after the answer, is not what was answered. */
const unanswered = ['new', 'review', 'replaced'];

function visitOf({ reference, status }: BookingLead, visits: readonly LeadVisit[]) {
  if (unanswered.includes(status)) return undefined;
  return visits.find((visit) => visit.reference === reference);
}

function visitText(visit: LeadVisit | undefined): string {
  if (!visit) return '';
  const { status, starts_at: starts, minutes, note, canceled_by: by, was_late: wasLate } = visit;
  return [
    by ? `${status} by the ${by}${wasLate ? ', late' : ''}` : status,
    starts && `${visitTime(starts)}, ${minutes} min`,
    note,
  ]
    .filter(Boolean)
    .join(': ');
}

function petText(pet: BookingLead): string {
  const traits = [pet.pet_type, pet.breed, pet.weight, pet.pet_size].filter(Boolean).join(', ');
  const services = [pet.service, ...(pet.add_ons ?? [])].join(' + ');
  const estimate = pet.estimated_price === null ? '' : `, estimated $${pet.estimated_price}`;
  return `${pet.pet_name} (${traits}): ${services}${estimate}`;
}

function inquiryBlock(lead: InquiryLead, mails: readonly LeadMail[]): string {
  return block(`${lead.first_name} ${lead.last_name}  ${mark(lead)}`, [
    ['contact', [lead.phone, lead.email].filter(Boolean).join(', ')],
    ['message', lead.message],
    ['mail', mailText(lead.id, mails)],
  ]);
}

function mailText(id: string, mails: readonly LeadMail[]): string {
  const about = mails.filter(({ row_ids: ids }) => ids.includes(id));
  return about.map(mailState).join('; ') || 'none was queued';
}

const mailStates = {
  queued: 'waits',
  sent: 'sent',
  left_out: 'left out',
  failed: 'FAILED',
  bounced: 'BOUNCED',
  complained: 'reported as spam',
} as const;

function mailState(mail: LeadMail): string {
  const { kind, audience, status, tries, due_at: due, last_error: reason } = mail;
  const what = `${kind === 'received' ? '' : `${kind} `}to the ${audience}`;
  if (status === 'queued' && tries === 0) return `${what} due ${time(due)}`;
  const counted = `${tries} ${tries === 1 ? 'try' : 'tries'}`;
  const why = [['queued', 'failed'].includes(status) ? counted : '', reason].filter(Boolean);
  return `${what} ${mailStates[status]}${why.length > 0 ? ` (${why.join(', ')})` : ''}`;
}

function block(title: string, lines: readonly Line[]): string {
  const shown = lines.filter(([, text]) => text);
  return [title, ...shown.map(([label, text]) => `  ${label.padEnd(9)}${indented(text)}`)].join(
    '\n',
  );
}

function indented(text: string | null): string {
  return (text ?? '').split('\n').join(`\n${' '.repeat(11)}`);
}

function mark({ status, review_reasons: reasons, created_at: moment }: Lead): string {
  const why = reasons.length > 0 ? ` (${reasons.join(', ')})` : '';
  return `${status}${why}, sent ${time(moment)}`;
}

function day(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' });
}

function visitTime(moment: string): string {
  return new Date(moment).toLocaleString('en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'America/Denver',
  });
}

function time(moment: string): string {
  return new Date(moment).toLocaleString('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'America/Denver',
  });
}

// What a stranger typed must not steer the terminal or reverse the reading direction.
function visible(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
}
