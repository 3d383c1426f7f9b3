import { useOperator } from '../operator';
import { type TermsChoice, termsWords } from './answer-terms';
import { NotAskedFor } from './owner-answer';
import { type Calendar, type TimeChoice, drivesInTheWay, hasStarted } from './visit-time';
import { formatMinutes, joinNames } from '@shared/business/format';
import { formatDay, formatTime } from '@shared/time/denver-time';
import { tightWord } from '@shared/visits/day-route';
import type { OperatorVisit } from '@shared/visits/visit-state';

type Amounts = Pick<TermsChoice, 'price' | 'travelFee'>;

type AnswerSummaryProps = {
  values: TimeChoice & Amounts & { readonly isAgreed?: 'yes' | 'no' };
  /** The fee zone's fee is empty. */
  isFeeOpen: boolean;
  asksAboutFee: boolean;
  visit: Pick<OperatorVisit, 'asked' | 'estimate'> & Calendar;
};

/** What the button below it will tell the owner. */
export function AnswerSummary({ values, isFeeOpen, asksAboutFee, visit }: AnswerSummaryProps) {
  const { day, time, minutes } = values;
  return (
    <>
      {[day && formatDay(day), time && formatTime(time), minutes > 0 && formatMinutes(minutes)]
        .filter(Boolean)
        .join(', ')}
      <span className="block">{amountWords(values, isFeeOpen, visit.estimate)}</span>
      {day && time && values.isAgreed !== 'yes' ? (
        <NotAskedFor starts={values} asked={visit.asked} />
      ) : null}
      <TightDrives time={values} calendar={visit} />
      {asksAboutFee ? (
        <span role="alert" className="block text-amber">
          No travel fee? Tap again to send it without one.
        </span>
      ) : null}
    </>
  );
}

/** What is typed, as far as it is an amount: `$145, $20 fee`. */
function amountWords({ price, travelFee }: Amounts, isFeeOpen: boolean, estimate: number): string {
  const [amount, fee] = [!/\S/.test(price) ? estimate : Number(price), Number(travelFee)];
  if (Number.isNaN(amount) || Number.isNaN(fee)) return '';
  return termsWords(amount, isFeeOpen ? null : fee);
}

type TightDrivesProps = { time: TimeChoice; calendar: Calendar };

/** `Tight: 10 minutes to drive from Ozzy, about 20 needed.` Nothing for a visit that is only recorded. */
function TightDrives({ time, calendar }: TightDrivesProps) {
  const { now } = useOperator();
  if (!time.day || !time.time || hasStarted(time, now)) return null;
  const drives = drivesInTheWay(time, calendar)
    // Where the times overlap, that is what is wrong.
    .filter(({ minutes }) => minutes >= 0)
    .map(({ other, way, minutes, needed }) => {
      const left = minutes === 0 ? 'no time' : minutes === 1 ? '1 minute' : `${minutes} minutes`;
      return `${left} to drive ${way} ${joinNames(other.pets)}, about ${needed} needed`;
    });
  if (drives.length === 0) return null;
  return (
    <span role="status" className="block text-amber">
      {tightWord}: {drives.join('; ')}.
    </span>
  );
}
