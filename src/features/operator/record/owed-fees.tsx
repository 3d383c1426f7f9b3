import { useState } from 'react';
import { Problem } from '../action-form';
import { Tick } from '../choices';
import { changeProblem } from '../failure-words';
import { useAccess, useOperator } from '../operator';
import { OperatorLink, lineLink } from '../operator-link';
import { ownerTextLink } from '../reach-owner';
import { readAmount, toTyped } from '../terms/answer-terms';
import { shortDay } from '../time-words';
import { UndoButton, WaitingPress, pressWords } from '../undo-button';
import { readVisitsAgain, useVisitChange } from '@/backend/calls/use-visit';
import type { ChangedVisit } from '@/backend/calls/visit-calls';
import { Button } from '@/ui/button';
import { firstName, usd } from '@shared/business/format';
import { policy } from '@shared/business/policy';
import type { OperatorVisit, OwedFee } from '@shared/visits/visit-state';
import { isMissed, statusWords } from '@shared/visits/visit-status';

const owedLink = `${lineLink} min-w-0 grow basis-40 leading-snug tabular-nums`;

type OwedFeesProps = {
  owed: readonly OwedFee[];
  /** Of the visit around it, which says itself why its own fee is owed, in an email too. */
  reference?: string;
  starts?: OperatorVisit['starts'];
  answerEmail?: OperatorVisit['answerEmail'];
};

export function OwedFees({ owed, reference, starts = null, answerEmail = null }: OwedFeesProps) {
  const { texts } = useOperator();
  return owed.map((fee) => {
    const isOwn = fee.reference === reference;
    const wasLate = isOwn && !isMissed(fee.status) && texts.lateCredit({ reference, starts }) > 0;
    const known = isOwn ? answerEmail : null;
    return <OwedLine key={fee.reference} {...{ fee, isOwn, wasLate, known }} />;
  });
}

type OwedLineProps = { fee: OwedFee; isOwn: boolean };

type WaivableLineProps = OwedLineProps & {
  wasLate: boolean;
  known: OperatorVisit['answerEmail'];
};

function OwedLine({ fee, isOwn, wasLate, known }: WaivableLineProps) {
  const [changed, setChanged] = useState({ fee, since: fee.lastChange });
  // The answer is newer until the fee is read again, which Add does not do.
  const current = changed.since === fee.lastChange ? changed.fee : fee;
  const { revision, requestVersion, isWaived } = current;
  const mutation = useVisitChange(useAccess(fee));
  const name = firstName({ name: fee.owner });
  const answer = mutation.data?.visit;
  const waived = answer?.audience === 'operator' ? answer : undefined;
  const phone = waived?.owner.phone ?? '';
  const email = known ?? waived?.answerEmail;
  const untold = email === undefined ? '' : `${name} isn’t told.`;
  const told = email === 'waiting' ? `The email to ${name} won’t name it.` : untold;
  const text = ownerTextLink({ name, phone }, `You don’t owe us the ${usd(fee.fee)} anymore.`);
  const waive = () =>
    mutation.mutate(
      { action: 'waive', fields: { revision, requestVersion } },
      { onSuccess: (change) => show(change, true) },
    );

  function show({ refusal, visit }: ChangedVisit, isNowWaived: boolean) {
    const { revision: now, lastChange } = visit;
    const changedFee = { ...fee, revision: now, lastChange, isWaived: isNowWaived };
    if (!refusal) setChanged({ fee: changedFee, since: fee.lastChange });
    readVisitsAgain();
  }

  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 py-1">
        <What {...{ fee, isOwn, isWaived }} />
        {isWaived ? (
          <>
            <span className="text-[0.95rem] text-muted empty:hidden">{told}</span>
            {text ? (
              <a href={text} className={lineLink}>
                Text {name}
              </a>
            ) : null}
            <UndoButton
              what="waive"
              visit={current}
              mutation={mutation}
              onChange={(change) => show(change, false)}
            />
          </>
        ) : mutation.kept ? null : (
          <Button variant="outline" size="thumb" isBusy={mutation.isPending} onClick={waive}>
            {mutation.isPending ? 'Waiving...' : 'Waive'}
          </Button>
        )}
      </p>
      {wasLate && !isWaived && !mutation.kept ? (
        <p className="text-[0.95rem] text-amber">
          You had texted that you’d be late. If they canceled because of that, waive it.
        </p>
      ) : null}
      {mutation.kept ? <WaitingPress what={pressWords(mutation.kept)} /> : null}
      <Problem words={changeProblem(mutation)} />
    </>
  );
}

function What({ fee, isOwn, isWaived }: OwedLineProps & { isWaived: boolean }) {
  const state = isWaived ? 'Waived' : 'Owed';
  if (isOwn) return `${state}: ${usd(fee.fee)}`;
  return (
    <OperatorLink to={fee} className={owedLink}>
      {state}: {owedWords(fee)}
    </OperatorLink>
  );
}

type OwedTicksProps = {
  owed: readonly OwedFee[];
  added: readonly OwedFee[];
  onChange: (fee: OwedFee, adds: boolean) => void;
};

export function OwedTicks({ owed, added, onChange }: OwedTicksProps) {
  return owed.map((fee) => (
    <Tick
      key={fee.reference}
      isChecked={added.includes(fee)}
      onChange={(adds) => onChange(fee, adds)}
    >
      With what is owed: <span className="inline-block">{owedWords(fee)}</span>
    </Tick>
  ));
}

/** `$25, canceled late Nov 30` */
export function owedWords({ fee, status, day, owner, isSure }: OwedFee): string {
  const why = isMissed(status) ? statusWords[status].toLowerCase() : 'canceled late';
  const whose = isSure ? '' : ` (${owner})`;
  return `${usd(fee)}, ${why} ${shortDay(day)}${whose}`;
}

/** USD */
export function sumOwed(owed: readonly OwedFee[]): number {
  return owed.reduce((sum, { fee, isWaived }) => (isWaived ? sum : sum + fee), 0);
}

export function isAmong(fees: readonly OwedFee[], { reference }: OwedFee): boolean {
  return fees.some((fee) => fee.reference === reference);
}

export type TypedAmount = { readonly text: string; readonly counted: readonly OwedFee[] };

/** A fee that was waived or charged elsewhere takes its amount along. */
export function withoutGone({ text, counted }: TypedAmount, owed: readonly OwedFee[]): string {
  const gone = sumOwed(counted.filter((fee) => !isAmong(owed, fee)));
  const amount = readAmount(text);
  return gone > 0 && amount ? toTyped(Math.max(amount - gone, 0)) : text;
}

/** Says how much is taken off because we came late; both amounts in USD. */
export function creditWords(credit: number, agreed: number): string {
  if (credit === 0) return '';
  const less = agreed > 0 ? `${usd(credit)} is taken off` : `Take ${usd(credit)} off`;
  return `${less}: you texted that you’d be more than ${policy.lateArrival.minutes} minutes late. `;
}
