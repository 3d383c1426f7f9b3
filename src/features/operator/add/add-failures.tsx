import {
  type AnswerField,
  type FieldProblem,
  badDetails,
  fieldRefusals,
  notAllowed,
} from '../failure-words';
import { OperatorLink, lineLink } from '../operator-link';
import type { TimeChoice } from '../terms/visit-time';
import { formatStart } from '../time-words';
import type { AddAnswer } from '@/backend/calls/add-visit-calls';
import { petNames } from '@shared/business/format';
import { formatTime } from '@shared/time/denver-time';
import { type AddRefusal, type ListedVisit, daysBack } from '@shared/visits/operator-day';

export const noContact = {
  field: 'phone',
  words: 'Type a phone number or an email, so you can reach them.',
} as const;

/** The draft keeps what was typed, so these promise more than `failures`. */
export const addFailures = {
  offline:
    'You’re offline. The visit is saved on this device and will be added once you’re back online.',
  unreachable: 'No answer came back. Tap again. It won’t be added twice.',
} as const;

type AddField = AnswerField | 'phone';

/** Excludes `taken`, which names the other visit, and what is no fault of a field. */
const refusals: Readonly<
  Record<Exclude<AddRefusal, 'reference_taken' | 'taken' | 'changed_since'>, FieldProblem<AddField>>
> = {
  ...fieldRefusals,
  no_contact: noContact,
  too_long_ago: { field: 'day', words: `A visit can be recorded up to ${daysBack} days back.` },
  bad_details: { field: 'phone', words: badDetails },
  not_allowed: { field: 'day', words: notAllowed },
};

/** Returns the message and its field; undefined without a refusal, or where another reference is drawn. */
export function addProblem({ refusal, other }: AddAnswer): FieldProblem<AddField> | undefined {
  if (!refusal || refusal === 'reference_taken') return undefined;
  if (refusal === 'taken') return { field: 'time', words: takenWords(other) };
  if (refusal === 'changed_since') return { field: 'time', words: addedWords(other) };
  return refusals[refusal];
}

/** For a visit that an earlier tap added, whose answer was lost. */
function addedWords(other: ListedVisit | undefined): string {
  const when = other ? `, ${formatStart(other.starts)}` : '';
  return `This visit is on your day already${when}. Change it there.`;
}

/** Names the visit in the way; without one the time is blocked or held. */
function takenWords(other: ListedVisit | undefined): string {
  if (!other) return 'That time is blocked or held. Choose another one.';
  const { pets, owner, starts } = other;
  const names = petNames(pets);
  return `${names} (${owner.name}) is at ${formatTime(starts.time)}. Choose another time.`;
}

type OpenOverlapProps = {
  /** The time in the form; a chip of a free time changes it without an event. */
  time?: TimeChoice;
  call: { readonly data: AddAnswer | undefined; readonly variables: TimeChoice | undefined };
};

export function OpenOverlap({ time, call: { data, variables } }: OpenOverlapProps) {
  const isAbout =
    !time ||
    (variables?.day === time.day &&
      variables.time === time.time &&
      variables.minutes === time.minutes);
  if (!isAbout || !data?.other) return null;
  return (
    <span className="block">
      <OperatorLink to={data.other} className={lineLink}>
        Open that visit
      </OperatorLink>
    </span>
  );
}
