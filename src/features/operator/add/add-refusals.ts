import { changeFailures, fieldRefusals } from '../refusal-words';
import { formatStart } from '../visit/visit-heading';
import { type FieldProblem, noContact } from './add-values';
import type { AddAnswer } from '@/backend/calls/add-visit-calls';
import { visitFailure } from '@/backend/calls/visit-calls';
import { joinNames } from '@shared/business/format';
import { formatTime } from '@shared/time/denver-time';
import { type AddRefusal, type VisitInTheWay, daysBack } from '@shared/visits/added-visit';

/** Those that a second tap answers, or that the page answers by itself. */
type Handled = 'reference_taken' | 'closed_day' | 'taken' | 'changed_since';

const problems: Readonly<Record<Exclude<AddRefusal, Handled>, FieldProblem>> = {
  ...fieldRefusals,
  no_contact: noContact,
  too_long_ago: { field: 'day', words: `A visit can be recorded up to ${daysBack} days back.` },
  bad_details: {
    field: 'phone',
    words: 'Something typed can’t be stored. Check phone, email and address.',
  },
  not_allowed: { field: 'day', words: 'That isn’t possible for this visit right now.' },
};

/** What to say at a field; undefined when the answer is no refusal, or one that a tap answers. */
export function addProblem(answer: AddAnswer): FieldProblem | undefined {
  if (!('refusal' in answer)) return undefined;
  const { refusal, other } = answer;
  if (refusal === 'reference_taken' || refusal === 'closed_day') return undefined;
  if (refusal === 'taken') return { field: 'time', words: takenWords(other) };
  if (refusal === 'changed_since') return { field: 'time', words: addedWords(other) };
  return problems[refusal];
}

/** An earlier tap added it, and its answer was lost. */
function addedWords(other: VisitInTheWay | undefined): string {
  const when = other ? `, ${formatStart(other.starts)}` : '';
  return `This visit is on your day already${when}. Change it there.`;
}

/** Names the visit in the way; without one the operator blocked that time. */
function takenWords(other: VisitInTheWay | undefined): string {
  if (!other) return 'You’ve blocked that time. Choose another one.';
  const { pets, owner, starts } = other;
  return `${joinNames(pets)} (${owner}) is at ${formatTime(starts.time)}. Choose another time.`;
}

/** When the call failed or got no answer. Nothing typed is lost. */
export function addFailureWords(error: Error): string {
  const failure = visitFailure(error);
  if (failure === 'offline') {
    return 'You’re offline. The visit is saved on this device and will be added once you’re back online.';
  }
  return failure === 'unreachable'
    ? 'No answer came back. Tap again. It won’t be added twice.'
    : changeFailures[failure];
}
