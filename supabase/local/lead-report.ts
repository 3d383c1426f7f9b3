import type { Database, Tables } from '../functions/_shared/database.types.ts';
import { formatDay, formatDayAndTime } from '../functions/_shared/denver-time.ts';
import { usd } from '../functions/_shared/format.ts';
import { repeatWish } from '../functions/_shared/repeat-visits.ts';

type Functions = Database['public']['Functions'];

export type Leads = {
  bookings: Tables<'bookings'>[];
  inquiries: Tables<'contact_inquiries'>[];
  signups: Tables<'newsletter_signups'>[];
  subscribers: Tables<'newsletter_subscribers'>[];
  mails: Functions['list_notifications']['Returns'];
  visits: Functions['list_visits']['Returns'];
};

export function leadReport(leads: Leads): string {
  const { bookings, inquiries, signups, subscribers } = leads;
  // rows of one request share `created_at`
  const requests: Record<string, Tables<'bookings'>[]> = {};
  for (const row of bookings) {
    (requests[`${row.created_at} ${row.reference ?? row.id}`] ??= []).push(row);
  }
  const text = [
    ...section('Booking requests', Object.values(requests), (pets) => requestLines(pets, leads)),
    ...section('Messages', inquiries, (row) => [
      `${row.first_name} ${row.last_name}, ${formatState(row)}`,
      [row.phone, row.email].filter(Boolean).join(', '),
      row.message,
      mailLine(row.id, leads),
    ]),
    ...section('Newsletter', subscribers, (row) => [`${row.email}, ${formatState(row)}`]),
    ...section(
      'Newsletter sign-ups not on the list yet',
      signups.filter(({ status }) => status !== 'listed'),
      (row) => [`${row.email}, ${formatState(row)}`],
    ),
  ].join('\n\n');
  // typed by strangers: must not steer the terminal or reverse the reading direction
  const visible = text.replace(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
  return visible || 'Nothing stored yet. Run npm start, send a request, and it is listed here.';
}

function section<Row>(title: string, rows: readonly Row[], linesFor: (row: Row) => string[]) {
  const blocks = rows.map((row) =>
    linesFor(row).filter(Boolean).join('\n').replaceAll('\n', '\n  '),
  );
  return rows.length > 0 ? [`${title.toUpperCase()} (${rows.length})`, ...blocks] : [];
}

function requestLines(pets: readonly Tables<'bookings'>[], leads: Leads): string[] {
  const [first] = pets;
  if (!first) return [];
  const reasons = [...new Set(pets.flatMap((pet) => pet.review_reasons))];
  const wish = [formatDay(first.preferred_date, 'full'), first.preferred_time];
  const notes = new Set(pets.map((pet) => pet.additional_notes ?? ''));
  return [
    `${first.reference ?? 'No reference'}, ${formatState({ ...first, review_reasons: reasons })}`,
    [...wish, repeatWish(first.repeat_weeks)].filter(Boolean).join(', '),
    [first.parent_name, first.phone, first.email, first.address, first.zip_code].join(', '),
    ...pets.map(petLine),
    ...[...notes].map((text) => text && `Notes: ${text}`),
    visitLine(first, leads),
    mailLine(first.id, leads),
  ];
}

function petLine(pet: Tables<'bookings'>): string {
  const traits = [pet.pet_type, pet.breed, pet.weight, pet.pet_size].filter(Boolean).join(', ');
  const services = [pet.service, ...(pet.add_ons ?? [])].join(' + ');
  const estimate = pet.estimated_price === null ? '' : `, about ${usd(pet.estimated_price)}`;
  return `${pet.pet_name} (${traits}): ${services}${estimate}`;
}

function visitLine({ reference, status }: Tables<'bookings'>, { visits }: Leads): string {
  // the visit is not about rows sent before or after the answer
  const isAnswered = !['new', 'review', 'replaced'].includes(status);
  const visit = isAnswered && visits.find((each) => each.reference === reference);
  if (!visit) return '';
  const end = visit.canceled_by && ` by the ${visit.canceled_by}${visit.was_late ? ', late' : ''}`;
  const time = visit.starts_at && `${formatTimestamp(visit.starts_at)}, ${visit.minutes} min`;
  return [`Visit ${visit.status}${end ?? ''}`, time, visit.note].filter(Boolean).join(': ');
}

function mailLine(id: string, { mails }: Leads): string {
  const states = mails
    .filter(({ row_ids: ids }) => ids.includes(id))
    .map(({ kind, audience, status, tries, due_at: due, last_error: error }) => {
      const isWaiting = status === 'queued' && tries === 0;
      const reasonWords = [tries > 1 && `${tries} tries`, error].filter(Boolean).join(', ');
      return `${kind} to the ${audience} ${isWaiting ? `due ${formatTimestamp(due)}` : status}${reasonWords && ` (${reasonWords})`}`;
    });
  return `Mails: ${states.join('; ') || 'none was queued'}`;
}

type Stored = { status: string; created_at: string; review_reasons?: readonly string[] };

function formatState({ status, created_at: sent, review_reasons: reasons = [] }: Stored): string {
  const reasonWords = reasons.length > 0 ? ` (${reasons.join(', ')})` : '';
  return `${status}${reasonWords}, sent ${formatTimestamp(sent)}`;
}

function formatTimestamp(moment: string): string {
  return formatDayAndTime(new Date(moment));
}
