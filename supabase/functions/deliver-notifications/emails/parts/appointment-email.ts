import { homeWords, readyEssentials } from '../../../_shared/business/before-your-visit.ts';
import { textLink } from '../../../_shared/business/contact-links.ts';
import { joinFilled, spellMinutes } from '../../../_shared/business/format.ts';
import { paymentWords, priceChange } from '../../../_shared/business/policy.ts';
import { arrivalPromise, promises } from '../../../_shared/business/promises.ts';
import { formatDay, formatDayAndTime, formatTime } from '../../../_shared/time/denver-time.ts';
import {
  answerWithin,
  askHours,
  freeCancelHours,
  mostWishes,
  reminderHours,
} from '../../../_shared/time/hours.ts';
import { type ClosedDays, answerDeadline } from '../../../_shared/time/open-days.ts';
import { awaitsYes, cancelWords, movableEnd } from '../../../_shared/visits/cancel-terms.ts';
import { endLink } from '../../../_shared/visits/reference.ts';
import { joinNotes, sumEstimates } from '../../../_shared/visits/request-details.ts';
import { answersWish, yesQuestion, yesReason } from '../../../_shared/visits/time-words.ts';
import { openPrice } from '../../../_shared/visits/visit-terms.ts';
import { type Block, type Drop, type EmailContent, actionBlocks } from '../email-content.ts';
import {
  type Appointment,
  type VisitEmailInput,
  isAppointment,
  toCancelTerms,
} from '../visit-email.ts';
import { dueAgain, formatAddress, shortPetNames } from './booking-facts.ts';
import {
  contactBlocks,
  greeting,
  noteBlocks,
  openWindowBlocks,
  visitFooter,
} from './owner-blocks.ts';
import type { Pets } from './request-rows.ts';
import { visitTicket } from './visit-ticket.ts';

type Sentence = string | false | null;

type AppointmentWords = {
  readonly subject: string;
  readonly title: string;
  /** Ends the subject; without it, day and time. */
  readonly when?: string | undefined;
  /** Begins the email when the time is not the one asked for. */
  readonly otherTime?: string | undefined;
  /** Follows the subject, unless it asks for a yes to another time. */
  readonly preview?: string;
  /** Nobody asked for this time, so another one is one tap away as well. */
  readonly isOffer?: boolean;
  /** Offers open windows instead of the time that was wished for. */
  readonly offersWindows?: boolean;
  /** Sentences before and after the one about who announces the van. */
  readonly opening: readonly Sentence[];
  readonly ending?: readonly Sentence[];
  /** Asks for the owner's yes, which is one tap on the page; undefined: only to a price that rose. */
  readonly asksForYes?: boolean | undefined;
  readonly noteTitle?: string;
  /** Instead of the request for the vet’s number. */
  readonly vet?: string;
  /** The owner asked for this day, or had it before. */
  readonly isKnown?: boolean;
  /** Names neither the van’s announcement nor the reminder: the confirmation has, or the van may not come. */
  readonly isUpdate?: boolean;
  /** A reminder goes when the page takes no more wishes for another time. */
  readonly isReminder?: boolean;
};

const hour = 3_600_000;

/** May contain typed text, because the operator has read and answered it. */
export function appointmentEmail(
  { pets, visit, wish, history, business, link }: VisitEmailInput,
  wordsFor: (pets: Pets, visit: Appointment) => AppointmentWords,
): EmailContent | Drop {
  if (!visit || !isAppointment(visit)) return { drop: 'visit_gone' };
  const [first] = pets;
  const [names, words] = [shortPetNames(pets), wordsFor(pets, visit)];
  const asksForPrice = openPrice(pets, visit) !== '';
  const { isOffer = false, isReminder = false, otherTime, asksForYes = asksForPrice } = words;
  const reasonFirst = isOffer || asksForPrice;
  const isShort = isReminder || words.offersWindows;
  const canMove = !isReminder && canAsk(visit, history.closed_days);
  const planLabel = canMove ? 'Change or cancel' : 'Cancel your visit';
  const terms = toCancelTerms(visit);
  const newNote = visit.updated?.note === visit.note ? '' : visit.note;
  const note = noteBlocks(newNote, words.noteTitle ?? 'A note from your groomer');
  const isHeld = awaitsYes(terms);
  const asksByDay = (isReminder || words.isKnown) && !isHeld;
  const question = yesQuestion(isHeld, asksForPrice, asksByDay ? weekday(visit) : '');
  const hasYes = !asksForYes && visit.accepted_at !== null;
  const stamp = isOffer ? 'new time' : hasYes ? 'confirmed' : isHeld ? 'held' : 'booked';
  const closing = isHeld ? '' : 'See you then,\n';

  return {
    subject: `${words.subject} ${names}, ${words.when ?? `${formatDay(visit.day)}, around ${formatTime(visit.time)}`}`,
    preview:
      otherTime ??
      words.preview ??
      `${names}, about ${spellMinutes(visit.minutes)}, at ${formatAddress(first)}`,
    title: words.title,
    blocks: [
      visitTicket(pets, visit, business, stamp),
      ...(reasonFirst ? note : []),
      ...timeBlocks(otherTime ?? ''),
      ...timeBlocks(asksForYes && link ? yesReason(terms, asksForPrice) : '', question),
      ...actionBlocks(asksForYes ? 'Say yes' : 'See your visit', link),
      ...otherTimes({ pets, visit, wish, history, link, business }, words, canMove),
      greeting(first.parent_name),
      { kind: 'text', text: openingWords(pets, visit, words) },
      ...(reasonFirst ? [] : note),
      {
        kind: 'folded',
        lead: 'Before your visit',
        items: readyEssentials(pets, isShort ? ['parking', 'ready'] : undefined),
        link: link ? { label: 'See what to have ready', href: endLink(link, 'ready') } : undefined,
        text: isShort ? homeWords : `${homeWords} ${words.vet ?? vetWords(pets)}`,
      },
      costBlock(pets, visit),
      {
        kind: 'text',
        lead: 'If plans change',
        link: link ? { label: planLabel, href: endLink(link, 'cancel') } : undefined,
        text: `${cancelWords(terms)} ${changeWords(visit, { link, history, wish }, { isReminder, canMove })}`,
      },
      ...(isReminder || isHeld || visit.has_no_return ? [] : repeatBlocks(pets)),
      ...contactBlocks(business, `About my visit ${first.reference}: `, closing),
    ],
    footer: visitFooter(business),
  };
}

function openingWords([first]: Pets, visit: Appointment, words: AppointmentWords): string {
  const { opening, ending = [], isReminder = false, isUpdate = false } = words;
  const reminder = !isReminder && visit.has_reminder && promises.reminder;
  const told = isUpdate ? [] : [first.phone && arrivalPromise(visit.groomer), reminder];
  return joinFilled([...opening, ...told, ...ending], ' ');
}

/** Two windows to ask for, if the visit can be moved; beside the yes, with links to ask for any other and to cancel. */
function otherTimes(
  { link, business, ...about }: Omit<VisitEmailInput, 'stop'>,
  { isOffer = false, offersWindows = isOffer, asksForYes = false }: AppointmentWords,
  canMove: boolean,
): Block[] {
  if (!link || !offersWindows || (!canMove && !isOffer)) return [];
  const text = textLink(business.phone, `About my visit ${about.pets[0].reference}: `);
  const other = canMove
    ? { label: 'Another time', href: endLink(link, 'time') }
    : { label: 'Another time? Text us', href: text };
  const links = [other, { label: 'Cancel', href: endLink(link, 'cancel') }];
  if (!canMove) return [{ kind: 'links', links }];
  const windows = openWindowBlocks(about, endLink(link, 'time'));
  return isOffer || asksForYes ? [{ kind: 'links', links }, ...windows] : windows;
}

function timeBlocks(text: string, lead?: string): Block[] {
  if (text === '') return [];
  return [{ kind: 'text', ...(lead && { lead }), text, look: 'quiet' }];
}

export function weekday({ day }: Appointment): string {
  return formatDay(day, 'long').split(',')[0] ?? '';
}

function vetWords(pets: Pets): string {
  return joinNotes(pets)
    ? 'We’ve saved your note. If you left out your vet’s number, please reply with it.'
    : 'Please reply with your vet’s number if we don’t have it yet.';
}

/** How to pay, and how the price on the ticket may still change. */
function costBlock(pets: Pets, { price }: Appointment): Block {
  const isUnknown = !price && sumEstimates(pets) === 0;
  return isUnknown
    ? { kind: 'text', lead: 'Payment', text: paymentWords() }
    : {
        kind: 'text',
        lead: price === null ? 'Your estimate' : 'Your price',
        text: `${priceChange} ${paymentWords()}`,
      };
}

function repeatBlocks(pets: Pets): Block[] {
  const [{ repeat_weeks: weeks }] = pets;
  if (weeks === null) return [];
  const text = `${dueAgain(pets, weeks)} That visit isn’t booked yet.`;
  return [{ kind: 'text', lead: 'When it’s time again', text }];
}

/** Whether the page takes a further wish for another time. */
export function canAsk(visit: Appointment, closedDays: ClosedDays): boolean {
  return (
    visit.wishes !== mostWishes &&
    Date.parse(visit.changed_at) < lastAsk(visit, closedDays).getTime()
  );
}

function hoursBefore({ starts_at: starts }: Appointment, hours: number): number {
  return Date.parse(starts) - hours * hour;
}

/** Until then the link can ask for another time, since our answer comes before canceling costs. In SQL: `ask_refusal`. */
function lastAsk(visit: Appointment, closedDays: ClosedDays, saidYes = false): Date {
  const end = new Date(hoursBefore(visit, askHours));
  const isHeld = awaitsYes(toCancelTerms(visit));
  const free = isHeld ? hoursBefore(visit, freeCancelHours) : Date.parse(visit.free_until);
  if ((isHeld && !saidYes) || answerDeadline(end, closedDays).getTime() <= free) return end;
  const evening = movableEnd(visit.day, closedDays);
  return new Date(Math.min(end.getTime(), evening.getTime() - answerWithin.bookings * hour));
}

function changeWords(
  visit: Appointment,
  { link, history, wish }: Pick<VisitEmailInput, 'link' | 'history' | 'wish'>,
  { isReminder, canMove }: { isReminder: boolean; canMove: boolean },
): string {
  if (!link) return 'Moving is free. To move or cancel, reply to this email, or call or text us.';
  // A day that was closed since then takes nothing back.
  const evening = movableEnd(visit.day, visit.closed_then ?? []);
  const isHeld = awaitsYes(toCancelTerms(visit));
  const told = isReminder ? hoursBefore(visit, reminderHours) : Date.parse(visit.changed_at);
  // A yes to a held time may end it sooner.
  const end = lastAsk(visit, history.closed_days, true);
  if (canMove && told < end.getTime()) {
    // The evening before a Monday is Saturday's.
    const [by, last] = [formatDayAndTime(end), formatDayAndTime(evening)];
    const until = last.replace(by.replace(/[^,]*$/, ' '), '');
    const later = evening > end ? `, then by call or text until ${until}` : '';
    return `Moving is free, by the link until ${by}${later}.`;
  }
  if (told < evening.getTime())
    return `To move the visit, call or text us by ${formatDayAndTime(evening)}. That’s free.`;
  // without a revision it is declined just now
  if (wish && (wish.revision === undefined || answersWish(wish, visit.moved_from)))
    return 'You asked in time, so moving stays free. Call or text us.';
  return isHeld
    ? 'If it doesn’t suit you, call or text us.'
    : 'It’s late to move the visit. Text us, and we’ll try.';
}
