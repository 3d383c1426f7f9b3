import { fieldRefusals } from '../failure-words';
import { useOperator } from '../operator';
import { blockHoursWords, toldWords } from '../time-words';
import { type TermsChoice, readAmount, termsWords } from './answer-terms';
import { fittingTimes, longestWithin } from './offered-times';
import { OtherThanAsked } from './owner-answer';
import { isVisitLength } from './visit-length';
import {
  type Calendar,
  type TimeChoice,
  blocksOn,
  isClosedTime,
  overlapsAt,
  tightDrivesAt,
  timeProblems,
} from './visit-time';
import { formatMinutes, joinFilled, joinNames, usd } from '@shared/business/format';
import { denverDay, endTime, formatDay, formatTime } from '@shared/time/denver-time';
import { visitTimes } from '@shared/time/hours';
import { closedWords, isOpenDay } from '@shared/time/open-days';
import { neededWords, tightWord } from '@shared/visits/day-route';
import type { OperatorVisit } from '@shared/visits/visit-state';
import { type VisitRefusal, hasStarted } from '@shared/visits/visit-status';
import type { AskedTime } from '@shared/visits/visit-terms';

type Amounts = Pick<TermsChoice, 'price' | 'travelFee'>;

type AnswerSummaryProps = {
  /** A hold names no amounts. */
  values: TimeChoice & Partial<Amounts> & { readonly isAgreed?: 'yes' | 'no' };
  /** The ZIP may have a travel fee, and none is typed yet. */
  isFeeOpen?: boolean;
  asksAboutFee?: boolean;
  visit: Pick<OperatorVisit, 'asked' | 'estimate'> & Calendar;
  /** Refusals that the form does not warn of. */
  allows?: readonly VisitRefusal[];
  /** USD without the fee that the customer knows; 0: none. */
  known?: number;
  /** The form is long, so a tap on the words leads to its time. */
  onTap?: () => void;
};

export function AnswerSummary(props: AnswerSummaryProps) {
  const { values, isFeeOpen = false, asksAboutFee = false, visit, allows = [], known = 0 } = props;
  const { day, time, minutes } = values;
  const words = joinUnits(
    joinFilled([
      day && formatDay(day),
      time && formatTime(time),
      minutes > 0 && formatMinutes(minutes),
      amountWords(values, isFeeOpen, visit.estimate) + insteadWords(values, known),
      values.isAgreed === 'yes' && 'as agreed',
    ]),
  );
  return (
    <>
      {props.onTap ? (
        <button
          type="button"
          className="min-h-12 cursor-pointer text-left underline decoration-edge decoration-1 underline-offset-4"
          onClick={props.onTap}
        >
          {words}
        </button>
      ) : (
        words
      )}
      {day && time && values.isAgreed !== 'yes' ? (
        <OtherThanAsked starts={values} asked={visit.asked} />
      ) : null}
      <TimeTrouble time={values} calendar={visit} allows={allows} />
      {asksAboutFee ? (
        <span role="alert" className="block text-amber">
          No travel fee? Tap again to send it without one.
        </span>
      ) : null}
    </>
  );
}

/** A number stays in one line with its unit. */
function joinUnits(words: string): string {
  return words.replaceAll(/(?<=\d) (?=[AP]M|h\b|min\b|fee\b)|(?<=\bh) (?=\d)/g, '\u00A0');
}

/** `$165 with $20 travel fee`; '' without amounts. */
function amountWords(
  { price, travelFee }: Partial<Amounts>,
  isFeeOpen: boolean,
  estimate: number,
): string {
  if (price === undefined || travelFee === undefined) return '';
  const [amount, fee] = [readAmount(price), readAmount(travelFee)];
  if (amount === undefined || fee === undefined) return '';
  return termsWords(amount ?? estimate, isFeeOpen ? null : (fee ?? 0));
}

/** ` instead of $120` where the customer knows another price. */
function insteadWords({ price = '', travelFee = '' }: Partial<Amounts>, known: number): string {
  const [amount, fee] = [readAmount(price), readAmount(travelFee)];
  return amount && known > 0 && amount !== known ? ` instead of ${usd(known + (fee ?? 0))}` : '';
}

type TimeTroubleProps = {
  time: TimeChoice;
  calendar: Calendar;
  allows: readonly VisitRefusal[];
};

function TimeTrouble({ time, calendar, allows }: TimeTroubleProps) {
  const { now } = useOperator();
  if (!time.day || !time.time) return null;
  const problem = timeProblems(time, calendar, now).find((refusal) => !allows.includes(refusal));
  const refused = problem ? problemWords(problem, time, calendar) : '';
  const tight = tightWords(time, calendar, now);
  if (!refused && !tight) return null;
  return (
    <span role="status">
      <span className="block text-danger empty:hidden">{refused}</span>
      <span className="block text-amber empty:hidden">{tight}</span>
    </span>
  );
}

export function problemWords(problem: VisitRefusal, time: TimeChoice, calendar: Calendar): string {
  if (problem === 'in_past' || problem === 'too_far') return fieldRefusals[problem].words;
  if (problem === 'closed_day')
    return isOpenDay(time.day) ? 'You blocked that day.' : `${closedWords(time.day)}.`;
  if (problem === 'closed_hour')
    return isClosedTime(time)
      ? `Outside of our hours, ${visitTimes}.`
      : fieldRefusals[problem].words;
  return problem === 'taken' ? takenWords(time, calendar) : '';
}

/** `Taken: Kiko, 3:00 PM to 4:30 PM.` */
function takenWords(time: TimeChoice, calendar: Calendar): string {
  const { visits, blocks } = overlapsAt(time, calendar);
  const taken = [
    ...visits.map(({ pets, time: from, minutes, late }) => {
      const hours = `${formatTime(from)} to ${formatTime(endTime(from, minutes))}`;
      return `${joinNames(pets)}${toldWords(from, late)}, ${hours}`;
    }),
    ...blocks.map((block) => {
      const name = block.hold ? `held for ${block.hold.name}` : 'blocked';
      return `${name}, ${blockHoursWords(block)}`;
    }),
  ];
  return `Taken: ${taken.join('; ')}.`;
}

type LengthProps = Omit<TimeTroubleProps, 'time' | 'allows'> & {
  /** Other pets or services, so the email says that the new price is agreed. */
  isAgreed: boolean;
  /** USD, with the fee, before the change; 0 where it is not known. */
  agreed: number;
  values: TimeChoice & Amounts & { readonly estimate: number };
  /** Minutes that fit where the chosen ones do not; else 0. */
  fits: number;
  /** Minutes that a Late text told. */
  late: number;
  told: string;
  /** About a Late text, for the email; '' without one. */
  note: string;
};

/** The start stays: `1 h 30 min, until 4:30 PM, $250 with $20 travel fee instead of $185`. */
export function LengthSummary({ values, fits, late, isAgreed, agreed }: LengthProps) {
  const { time, price, travelFee } = values;
  const amounts = amountWords(values, false, values.estimate);
  const known = readAmount(price) ?? values.estimate;
  const isNews = agreed > 0 && known > 0 && known + (readAmount(travelFee) ?? 0) !== agreed;
  const minutes = fits || values.minutes;
  return joinUnits(
    joinFilled([
      isVisitLength(minutes) &&
        `${formatMinutes(minutes)}, until ${formatTime(endTime(time, minutes + late))}`,
      amounts && isNews ? `${amounts} instead of ${usd(agreed)}` : amounts,
      isAgreed && 'as agreed',
    ]),
  );
}

/** Stands at the fields: `Taken: Kiko, 4:30 PM to 6:00 PM. For 3 h, move it.` */
export function LengthTrouble({ values, calendar, fits, told, note, isAgreed }: LengthProps) {
  const { now } = useOperator();
  const problem = timeProblems(values, calendar, now).at(-1);
  const tight = tightWords({ ...values, minutes: fits || values.minutes }, calendar, now);
  const move = `For ${formatMinutes(values.minutes)}, move it.${told && ' They’ll get an email.'}`;
  return (
    <div role="status" className="space-y-2 text-[0.95rem] text-amber empty:hidden">
      {fits > 0 && problem ? (
        <p>{joinUnits(`${problemWords(problem, values, calendar)} ${move}`)}</p>
      ) : null}
      {tight ? <p>{tight}</p> : null}
      {note ? <p>They’ll also read: {note}</p> : null}
      {isAgreed && told ? <p>They read it as agreed. Not agreed yet? Ask them first.</p> : null}
    </div>
  );
}

/** `Tight: 10 minutes to drive from Ozzy, about 20 min needed.`; '' once the visit has begun, as its drives are over. */
function tightWords(time: TimeChoice, calendar: Calendar, now: Date): string {
  if (hasStarted(time, now)) return '';
  const drives = tightDrivesAt(time, calendar)
    // Overlapping times are told as taken.
    .filter(({ leg }) => leg.minutes >= 0)
    .map(({ other, way, leg }) => {
      const { minutes } = leg;
      const left = minutes === 0 ? 'no time' : minutes === 1 ? '1 minute' : `${minutes} minutes`;
      return joinFilled([`${left} to drive ${way} ${joinNames(other.pets)}`, neededWords(leg)]);
    });
  return drives.length === 0 ? '' : `${tightWord}: ${drives.join('; ')}.`;
}

/** Why a day or window that was asked for is not the chosen one; '' where another day was chosen over free times. */
export function roomWords(
  { isChosen, isTight, ...asked }: AskedTime & Readonly<Record<'isChosen' | 'isTight', boolean>>,
  needed: number,
  calendar: Calendar,
  now: Date,
): string {
  const [day, length] = [formatDay(asked.day), formatMinutes(needed)];
  if (blocksOn(asked.day, calendar.blocks).some(({ from }) => from === null))
    return `${day} is blocked.`;
  if (!isChosen) {
    const choice = { day: asked.day, minutes: needed };
    if (asked.day < denverDay(now) || fittingTimes(choice, '', calendar, now).length > 0) return '';
    return `${isTight ? 'Only a tight time' : 'No time'} is free for ${length} on ${day}.`;
  }
  const { time, minutes } = longestWithin(asked, calendar, now);
  if (minutes === 0) return `Nothing is left of ${asked.window}.`;
  const drive = minutes < needed ? '' : ' with the drive';
  return `For a start in ${asked.window} only ${formatTime(time)} to ${formatTime(endTime(time, minutes))} is free, too short for ${length}${drive}.`;
}
