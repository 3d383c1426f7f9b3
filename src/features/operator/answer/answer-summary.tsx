import { type TermsChoice, termsWords } from './answer-terms';
import { NotAskedFor } from './owner-answer';
import type { TimeChoice } from './visit-time';
import { formatMinutes } from '@shared/business/format';
import { formatDay, formatTime } from '@shared/time/denver-time';
import type { OperatorVisit } from '@shared/visits/visit-state';

type Amounts = Pick<TermsChoice, 'price' | 'travelFee'>;

type AnswerSummaryProps = {
  values: TimeChoice & Amounts & { readonly isAgreed?: 'yes' | 'no' };
  /** The fee zone's fee is empty. */
  isFeeOpen: boolean;
  asksAboutFee: boolean;
  visit: Pick<OperatorVisit, 'asked' | 'estimate'>;
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
