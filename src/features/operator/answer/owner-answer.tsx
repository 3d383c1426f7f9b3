import { Check, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { lineLink } from '../operator-link';
import { askForYesLink } from '../reach-owner';
import { UndoButton } from '../visit/undo-button';
import type { VisitMutation } from '@/backend/calls/use-visit';
import type { ChangedVisit } from '@/backend/calls/visit-calls';
import { Button } from '@/ui/button';
import { type DenverTime, formatDay } from '@shared/time/denver-time';
import { type AskedTime, matchesRequest } from '@shared/visits/visit-terms';
import { notHeard, saidYes } from '@shared/visits/yes-words';

type OwnerAnswerProps = {
  visit: Parameters<typeof askForYesLink>[0] & {
    readonly asked: AskedTime | null;
    readonly hasAccepted: boolean;
    readonly revision: number;
    readonly requestVersion: number;
    readonly lastChange: string | null;
  };
  mutation: VisitMutation;
  /** While its time is held, near and not over. */
  asksForYes: boolean;
};

/** Whether the owner said yes to a confirmed time; until then, also that it is not the one asked for. */
export function OwnerAnswer({ visit, mutation, asksForYes }: OwnerAnswerProps) {
  const { hasAccepted, fields, lastChange, mayUndo, show } = useHeardYes(visit, mutation);
  const text = askForYesLink(visit);
  if (hasAccepted) {
    return (
      <p className="flex flex-wrap items-center gap-2 font-semibold text-spruce">
        <Check aria-hidden className="size-5" />
        {saidYes}
        {mayUndo ? (
          <UndoButton
            size="thumb"
            visit={{ lastChange }}
            mutation={mutation}
            onChange={(change) => show(change, false)}
          />
        ) : null}
      </p>
    );
  }

  function hear() {
    mutation.mutate({ action: 'accept', fields }, { onSuccess: (change) => show(change, true) });
  }

  return (
    <>
      <NotAskedFor {...visit} />
      {asksForYes ? (
        <div className="flex flex-wrap items-center gap-x-5 font-normal">
          <span className="max-sm:w-full">{notHeard}</span>
          {text ? (
            <a href={text} className={lineLink}>
              <MessageCircle aria-hidden className="size-4" />
              Text for a yes
            </a>
          ) : null}
          <Button variant="outline" size="thumb" disabled={mutation.isPending} onClick={hear}>
            {saidYes}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** A yes that was heard here, or taken back, is known until the day is read again, which brings another visit. */
function useHeardYes(visit: OwnerAnswerProps['visit'], { data, variables }: VisitMutation) {
  const [heard, setHeard] = useState({
    visit,
    hasAccepted: visit.hasAccepted,
    revision: visit.revision,
    lastChange: visit.lastChange,
  });
  const [wasHeardHere, setWasHeardHere] = useState(false);
  const { hasAccepted, revision, lastChange } = heard.visit === visit ? heard : visit;
  const action = variables?.action;
  // Also while Undo is sent, and after it failed.
  const isLast = action === 'accept' || (action === 'undo' && wasHeardHere);

  function show(change: ChangedVisit, isYes: boolean) {
    if (change.refusal) return;
    const { revision: now, lastChange: last } = change.visit;
    setHeard({ visit, hasAccepted: isYes, revision: now, lastChange: last });
    setWasHeardHere(isYes);
  }

  return {
    hasAccepted,
    fields: { revision, requestVersion: visit.requestVersion },
    lastChange,
    mayUndo: isLast && data?.refusal === undefined,
    show,
  };
}

type NotAskedForProps = { starts: DenverTime; asked: AskedTime | null };

/** Shown for a time outside the day or window that the owner asked for last. */
export function NotAskedFor({ starts, asked }: NotAskedForProps) {
  if (!asked || matchesRequest(starts, asked)) return null;
  return (
    <span className="block text-[0.95rem] font-normal text-amber">
      <span className="font-semibold">Not the time asked for</span> ({formatDay(asked.day)},{' '}
      {asked.window})
    </span>
  );
}
