import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { ConfirmButton } from '../choices';
import { failureWords } from '../failure-words';
import { useOperator } from '../operator';
import { OperatorLink, lineLink } from '../operator-link';
import { formatStart } from '../time-words';
import { addFailures, addProblem } from './add-failures';
import {
  type AddValues,
  addSchema,
  fromHeld,
  isBareHold,
  newAddValues,
  newIds,
  toAddedVisit,
} from './add-values';
import { mayBeStored, useResending } from './use-adding';
import { useAddVisit } from '@/backend/calls/add-visit-calls';
import { readDraft, writeDraft } from '@/browser/drafts';
import { serverTime } from '@/browser/use-now';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { formatPhone } from '@shared/business/phone';
import { addDays, denverDay, denverMoment } from '@shared/time/denver-time';
import type { HeldTime } from '@shared/visits/visit-actions';

const othersSchema = z.object({ isSent: z.boolean(), visits: z.array(addSchema) });
const heldSchema = z.object({ until: z.number(), visits: z.array(addSchema) });

/** Typed visits that are not stored yet, beside the one in the form. */
function readOthers(): AddValues[] {
  const empty = { isSent: true, visits: [newAddValues()] };
  return readDraft('other-visits', othersSchema, empty)?.visits ?? [];
}

/** They have no place on the day yet. */
export function unsentTimes() {
  return readOthers()
    .filter(({ isSent }) => isSent)
    .map(({ day, time, minutes, zipCode, pets }) => ({
      day,
      time,
      minutes,
      zipCode,
      pets: pets.map(({ petName }) => petName),
    }));
}

/** Undefined takes the visit away. */
function writeOther(id: string, visit?: AddValues) {
  const visits = [...readOthers().filter((other) => other.id !== id), ...(visit ? [visit] : [])];
  const isSent = visits.some((one) => one.isSent);
  writeDraft('other-visits', visits.length > 0 ? { isSent, visits } : null);
}

/** What was typed for holds, each until its day is over. */
function readHeld(): AddValues[] {
  const empty = { until: 0, visits: [newAddValues()] };
  const held = readDraft('held-visits', heldSchema, empty)?.visits ?? [];
  return held.filter(({ day }) => day >= denverDay(serverTime()));
}

function writeHeld(visits: AddValues[]) {
  const ends = visits.map(({ day }) => denverMoment(addDays(day, 1), '00:00').getTime());
  writeDraft('held-visits', visits.length > 0 ? { until: Math.max(...ends), visits } : null);
}

export function readTyped(): AddValues | undefined {
  return readDraft('added-visit', addSchema, newAddValues());
}

/** The day has the hold, and Fill in brings it again: the next Add begins with nobody, unless more was typed. */
export function forgetBareHold(held: AddValues) {
  const typed = readTyped();
  if (typed && isBareHold(typed, held)) writeDraft('added-visit', null);
}

/** What is in the form stays, and the day names it. */
function putAside() {
  const typed = readTyped();
  if (typed?.step === 'details') writeOther(typed.id, typed);
}

export function SomebodyElse({ onStartOver }: { onStartOver: () => void }) {
  function begin() {
    putAside();
    writeDraft('added-visit', null);
    onStartOver();
  }

  return (
    <Button variant="outline" size="thumb" onClick={begin}>
      Add somebody else
    </Button>
  );
}

/** The day names a hold itself; what else was typed waits for Fill in. True if there is anything. */
export function keepForHold(values: AddValues, held: HeldTime): boolean {
  const kept = { ...values, ...held, hold: values.id, isSent: false };
  const hasMore = !isBareHold({ ...kept, who: '' }, fromHeld(held));
  if (hasMore) writeHeld([...readHeld(), kept]);
  return hasMore;
}

export function takeForHold(hold: string): AddValues | undefined {
  // A visit that was sent to take the place of the hold keeps its own id.
  const held = readHeld();
  const typed = held.find(({ id }) => id === hold);
  if (typed) writeHeld(held.filter((one) => one !== typed));
  return typed && { ...typed, ...newIds() };
}

type UnsentVisitsProps = {
  /** The form beside it has what was typed last. */
  isBesideForm?: boolean;
  onOpen: () => void;
};

/** Visits that were typed and not stored. */
export function UnsentVisits({ isBesideForm = false, onOpen }: UnsentVisitsProps) {
  const [{ typed, others }] = useState(() => ({
    typed: isBesideForm ? undefined : readTyped(),
    others: readOthers(),
  }));

  function open(other: AddValues) {
    putAside();
    writeOther(other.id);
    writeDraft('added-visit', other);
    onOpen();
  }

  return (
    <>
      {others.map((other) => (
        <UnsentVisit
          key={other.id}
          draft={other}
          onChange={(changed) => writeOther(other.id, changed)}
          onOpen={() => open(other)}
        />
      ))}
      {typed ? (
        <UnsentVisit
          draft={typed}
          onChange={(changed) => writeDraft('added-visit', changed ?? null)}
          onOpen={onOpen}
        />
      ) : null}
    </>
  );
}

type UnsentVisitProps = {
  draft: AddValues;
  /** Undefined once it is stored or discarded. */
  onChange: (draft?: AddValues) => void;
  onOpen: () => void;
};

/** One that was sent is sent again, which adds it once. */
function UnsentVisit({ draft, onChange, onOpen }: UnsentVisitProps) {
  const mutation = useAddVisit(useOperator().operatorKey);
  const { data, error, mutate } = mutation;
  const [isDiscarded, setIsDiscarded] = useState(false);

  function send() {
    const request = draft.isSent ? addSchema.safeParse(draft).data : undefined;
    if (!request) return;
    // Refused, it is only typed: sent again later, it might be added without a tap.
    const refused = { ...draft, isSent: false };
    mutate(toAddedVisit(request), {
      onSuccess: ({ added }) => onChange(added ? undefined : refused),
      onError: (failure) => (mayBeStored(failure) ? undefined : onChange(refused)),
    });
  }

  function discard() {
    onChange();
    setIsDiscarded(true);
  }

  const sendAtOnce = useEffectEvent(send);
  useEffect(() => sendAtOnce(), []);
  useResending(error, send);

  if (isDiscarded) return null;
  if (data?.added) {
    const { visit, token } = data.added;
    return (
      <Notice tone="good" role="status">
        {draft.name}’s visit{' '}
        {visit.status === 'canceled' ? 'was added and taken back since' : 'is added now'}
        {visit.starts ? `: ${formatStart(visit.starts)}` : ''}.{' '}
        <OperatorLink to={{ reference: visit.reference, token }} className={lineLink}>
          Open it
        </OperatorLink>
      </Notice>
    );
  }
  return (
    <Notice tone="care" role="status">
      <p>
        {draft.name || formatPhone(draft.phone) || draft.email || 'Somebody'}’s visit isn’t added
        yet. {data ? addProblem(data)?.words : failureWords(mutation, addFailures)}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="outline" size="thumb" onClick={onOpen}>
          Go on with it
        </Button>
        {draft.isSent ? null : (
          <ConfirmButton variant="ghost" yes="Yes, discard it" no="Keep it" onYes={discard}>
            Discard
          </ConfirmButton>
        )}
      </div>
    </Notice>
  );
}
