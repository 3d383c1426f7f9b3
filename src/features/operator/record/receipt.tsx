import { useOperator } from '../operator';
import { TextOwner, ownerTextLink } from '../reach-owner';
import { termsWords } from '../terms/answer-terms';
import { otherProblems } from '../terms/visit-time';
import { UndoButton, undoDeadline, undoWords } from '../undo-button';
import { owedWords } from './owed-fees';
import { beforeAnswer } from './visit-history';
import { type VisitMutation, lastAction, waitsForEmail } from '@/backend/calls/use-visit';
import { Notice } from '@/ui/notice';
import { firstName, formatMinutes, joinNames, petNames } from '@shared/business/format';
import { formatDay, formatTime } from '@shared/time/denver-time';
import type { OperatorVisit } from '@shared/visits/visit-state';
import { hasStarted, isUndoneForADay } from '@shared/visits/visit-status';
import { insteadOf, visitPrice } from '@shared/visits/visit-terms';

type ReceiptProps = {
  visit: OperatorVisit;
  mutation: VisitMutation;
  /** True when a press outside of `mutation` made the change. */
  wasSentHere?: boolean;
};

export function Receipt({ visit, mutation, wasSentHere = false }: ReceiptProps) {
  const { isSuccess, data, variables } = mutation;
  const { now } = useOperator();
  const hasChangedHere = isSuccess && !data.refusal && data.visit.revision === visit.revision;
  const done = hasChangedHere ? variables.action : undefined;
  if (done === 'undo') return <Notice tone="good">{undoneWords(visit)}</Notice>;

  const hasSentHere = done && !isUndoneForADay(done);
  const waits = waitsForEmail(visit) && !isTimeGone(visit, now);
  if (!hasSentHere && !wasSentHere && (!waits || isUntoldAddition(visit))) return null;
  const { status, starts } = visit;
  // Nobody hears of a visit that was recorded afterwards.
  const isPast = status === 'confirmed' && starts !== null && hasStarted(starts, now);
  const isTold = visit.owner.email !== '' && !isPast;
  const hasFailed = visit.answerEmail === 'failed' || visit.mailProblem !== null;
  const isUntold = (!isTold || hasFailed) && visit.yesText === '' && !wasSentHere;
  const name = firstName(visit.owner);
  const undo = undoWords(visit, now);
  return (
    <Notice tone="good" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 grow basis-64">
        <strong className="block">
          {isTold && !hasFailed
            ? `${visit.answerEmail === 'sent' ? 'Sent to' : 'To'} ${name}: `
            : 'Noted: '}
          {beforeAnswer[done ?? '']}
          {answerWords(visit)}
        </strong>
        {isTold && visit.mailProblem ? `Emails to ${name} don’t arrive. ` : ''}
        {isTold
          ? visit.mailProblem && waits
            ? undo
            : emailWords(waits, visit)
          : `No email goes to ${name}. ${undo}`}
      </p>
      {isUntold ? (
        <TextOwner href={toldLink(visit, now)} variant="accent">
          Text it
        </TextOwner>
      ) : null}
      {waits ? <UndoButton visit={visit} mutation={mutation} /> : null}
    </Notice>
  );
}

/** Undo of a visit that took the place of a hold gives the hold back. */
export function undoneWords({
  status,
  isAdded,
  blocks,
  owner,
  answerEmail,
}: OperatorVisit): string {
  if (status !== 'canceled' || !isAdded)
    return `Undone. It’s back to how it was.${answerEmail === 'waiting' ? ' The email about that leaves in about a minute.' : ''}`;
  return blocks.some(({ hold }) => hold?.name === owner.name)
    ? `Taken back. The time is held for ${owner.name} again.`
    : 'Taken back. It’s off your day.';
}

function emailWords(waits: boolean, { answerEmail, owner }: OperatorVisit): string {
  if (waits) return 'Undo works until the email leaves, in about a minute.';
  if (answerEmail === null) return '';
  return {
    sent: 'The email has left.',
    failed: `The email came back. Call or text ${firstName(owner)}.`,
    waiting: 'The email is still waiting to leave.',
  }[answerEmail];
}

/** Its day was blocked, or somebody else has its time: a canceled visit cannot come back there. */
function isTimeGone({ status, starts, minutes, ...listed }: OperatorVisit, now: Date): boolean {
  if (status !== 'canceled' || !starts) return false;
  const problems = otherProblems({ ...starts, minutes: minutes ?? 0 }, listed, now);
  return problems.includes('taken') || problems.includes('closed_day');
}

/** Nobody was told by email, so for a day it can be taken back. */
function isUntoldAddition(visit: OperatorVisit): boolean {
  return visit.answerEmail === null && ['add', 'next'].includes(lastAction(visit));
}

/** No email of ours told the customer of the visit as it stands. */
export function isUnmailed(visit: OperatorVisit): boolean {
  const { mailProblem, answerEmail, owner } = visit;
  return mailProblem !== null || isUntoldAddition(visit) || (answerEmail === null && !owner.email);
}

export function TakeBack({ visit, mutation }: Pick<ReceiptProps, 'visit' | 'mutation'>) {
  const until = undoDeadline(visit, useOperator().now);
  if (!until || mutation.isSuccess || !isUntoldAddition(visit)) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-[0.95rem] text-muted">
      Added by mistake?
      <UndoButton visit={visit} mutation={mutation} />
      until {until}
    </p>
  );
}

/** `Fri 10:00 AM, estimate $145` */
function answerWords(visit: OperatorVisit): string {
  const { status, starts } = visit;
  if (status !== 'confirmed' || !starts) return status;
  const time = formatTime(starts.time).replace(' ', '\u00A0');
  return `${formatDay(starts.day)}, ${time}, ${costWords(visit)}`;
}

function costWords({ price, estimate, travelFee }: OperatorVisit): string {
  const lead = price === null && estimate > 0 ? 'estimate ' : '';
  return lead + termsWords(visitPrice({ price, estimate }), travelFee);
}

/** Tells what no email tells. Undefined for a visit that has begun, and without a number that can be dialed. */
export function toldLink(visit: OperatorVisit, now: Date): string | undefined {
  const { owner, starts, ownerLink, pets, address, minutes, owed, fees } = visit;
  if (!starts || !ownerLink || hasStarted(starts, now)) return undefined;
  const when = `${formatDay(starts.day, 'long')}, around ${formatTime(starts.time)}`;
  const text = `See you ${when}${insteadOf(visit.movedFrom, starts.day)}, for ${petNames(pets)}, at ${address}.`;
  const terms = `${formatMinutes(minutes ?? 0)}, ${costWords(visit)}`;
  const told = owed.filter(({ isWaived, isSure }) => isSure && !isWaived && fees.length > 0);
  const also = told.length > 0 ? ` You also owe ${joinNames(told.map(owedWords))}.` : '';
  return ownerTextLink(owner, `${text} It takes about ${terms}.${also} Your visit: ${ownerLink}`);
}
