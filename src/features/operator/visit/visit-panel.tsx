import { type ReactNode, Suspense, useState } from 'react';
import { ActionBar } from '../action-form';
import { changeProblem, feeOwed } from '../failure-words';
import { untilToldEnd } from '../opened-texts';
import { useOperator } from '../operator';
import { TextOwner, ownerTextLink } from '../reach-owner';
import { UndoBar, closedEmailWords } from '../undo-button';
import { useTypedOver } from '../use-typed';
import { TextCanceled } from '../waiting/promised-calls';
import { ConfirmedPanel } from './confirmed-panel';
import { LazyNextTime } from './lazy-next-time';
import { ReasonPanel } from './reason-panel';
import { type AnswerProps, TimePanel } from './time-panel';
import type { VisitMutation } from '@/backend/calls/use-visit';
import type { VisitAccess } from '@/backend/calls/visit-calls';
import { lazyComponent } from '@/browser/lazy-component';
import { Button } from '@/ui/button';
import { firstName } from '@shared/business/format';
import type { OperatorVisit } from '@shared/visits/visit-state';
import { isMissed, isOver, statusWords } from '@shared/visits/visit-status';
import { nobodyHomeWords } from '@shared/visits/visit-terms';

type VisitPanelProps = {
  visit: OperatorVisit;
  mutation: VisitMutation;
  access: VisitAccess;
};

type Action = 'confirm' | 'decline' | 'move' | 'cancel';
type PanelName = Action | 'change_details';

const ChangeDetails = lazyComponent(async () => (await import('./change-details')).ChangeDetails);

/**
 * The caller's `key` resets it after a change from this page. After one from elsewhere the panels start anew, but keep
 * their notes, and the details that were typed.
 */
export function VisitPanel({ visit: read, mutation, access }: VisitPanelProps) {
  const version = visitVersion(read);
  const visit = { ...read, booked: untilToldEnd(read.booked, read.starts) };
  const { status, starts } = visit;
  const [notes, setNotes] = useState<Partial<Record<Action, string>>>({});
  const { panel, hasSwitched, show } = usePanel(visit, mutation);

  function answer(action: Action, buttons: Pick<AnswerProps, 'back' | 'beside'>) {
    const props = {
      visit,
      mutation,
      typedNote: notes[action],
      onNote: (note: string) => setNotes({ ...notes, [action]: note }),
      ...buttons,
    };
    return action === 'decline' || action === 'cancel' ? (
      <ReasonPanel key={version} {...props} action={action} />
    ) : (
      <TimePanel key={version} {...props} action={action} takesFocus={hasSwitched} />
    );
  }

  if (panel === 'change_details') {
    return (
      <Suspense fallback={<p role="status">Loading...</p>}>
        <ChangeDetails
          key={version}
          {...{ visit, version, mutation }}
          onBack={() => show(undefined)}
        />
      </Suspense>
    );
  }
  if (panel) return answer(panel, { back: { onClick: () => show(undefined) } });
  if (status === 'confirmed' && starts) {
    return (
      <ConfirmedPanel
        key={version}
        visit={{ ...visit, starts }}
        mutation={mutation}
        takesFocus={hasSwitched}
        onOpen={show}
      />
    );
  }
  if (status === 'requested' && !visit.isSpam) {
    return answer('confirm', {
      beside: <OtherAnswers visit={visit} mutation={mutation} onDecline={() => show('decline')} />,
    });
  }
  return (
    <EndedVisit visit={visit} mutation={mutation} access={access}>
      <Button variant="outline" size="thumb" onClick={() => show('confirm')}>
        Confirm a time after all
      </Button>
    </EndedVisit>
  );
}

/**
 * A panel is open over the visit as it was; typed details keep theirs open, as long as the visit stands, and open it again
 * with the visit.
 */
function usePanel(visit: OperatorVisit, { reset }: VisitMutation) {
  const version = visitVersion(visit);
  const { details } = useTypedOver();
  const last = details.get(visit.reference);
  const typed = last?.isSent && last.version !== version ? undefined : last;
  const [opened, setOpened] = useState<
    { panel: PanelName | undefined; version: string } | undefined
  >(typed && { panel: 'change_details', version: typed.version });
  const hasSwitched = opened?.version === version;
  const keepsDetails = typed !== undefined && visit.status === 'confirmed';

  /** A failure is only shown in the panel where it happened. */
  function show(panel: PanelName | undefined) {
    reset();
    details.delete(visit.reference);
    setOpened({ panel, version });
  }

  const panel = hasSwitched || keepsDetails ? opened?.panel : undefined;
  return { panel, hasSwitched, show };
}

type OtherAnswersProps = Pick<VisitPanelProps, 'visit' | 'mutation'> & { onDecline: () => void };

function OtherAnswers({ visit, mutation, onDecline }: OtherAnswersProps) {
  const { revision, requestVersion } = visit;
  const { isPending, mutate } = mutation;
  return (
    <>
      <Button size="thumb" disabled={isPending} variant="outline" onClick={onDecline}>
        Decline
      </Button>
      <Button
        size="thumb"
        disabled={isPending}
        variant="ghost"
        onClick={() => mutate({ action: 'spam', fields: { revision, requestVersion } })}
      >
        Spam
      </Button>
    </>
  );
}

type EndedVisitProps = VisitPanelProps & { children: ReactNode };

/** `children`: the button that confirms a time after all, for a visit that did not take place. */
function EndedVisit({ visit, mutation, access, children }: EndedVisitProps) {
  const { status, owner, starts, minutes, pets, preferred, bookedAgain, charged } = visit;
  const { now } = useOperator();
  const told = owner.email === '' || visit.mailProblem ? '' : closedEmailWords(visit, now);
  if (isOver(status)) {
    const untold = `No email goes to ${firstName(owner)}. Their page says that you came.`;
    return (
      <>
        {starts && minutes !== null ? (
          <div className="rounded-card bg-card p-5 shadow-card lg:mb-5">
            <LazyNextTime
              access={access}
              visit={{ status, starts, minutes, pets, charged, repeatWeeks: preferred.repeatWeeks }}
              bookedAgain={bookedAgain[0] ?? null}
              variant="accent"
            />
          </div>
        ) : null}
        <UndoBar
          {...{ visit, mutation }}
          what={statusWords[status].toLowerCase()}
          told={told || (isMissed(status) ? untold : '')}
        >
          {isMissed(status) && told === '' ? <MissedText {...visit} /> : undefined}
        </UndoBar>
      </>
    );
  }
  if (status !== 'requested') {
    const owes = visit.owed.some((fee) => fee.reference === visit.reference && !fee.isWaived);
    const isUnmailed = owner.email === '' || visit.mailProblem !== null;
    const isUntold = status === 'canceled' && visit.canceledBy === 'operator' && isUnmailed;
    return (
      <ActionBar problem={changeProblem(mutation)} summary={owes ? feeOwed : undefined}>
        {isUntold && starts ? <TextCanceled {...visit} starts={starts} words={visit.note} /> : null}
        {owes ? null : children}
      </ActionBar>
    );
  }
  return (
    <UndoBar {...{ visit, mutation }} told="Nobody is told.">
      {children}
    </UndoBar>
  );
}

/** Says by text what no email says. */
function MissedText({ owner, starts, fee, reason }: OperatorVisit) {
  if (!starts) return null;
  const words = nobodyHomeWords(starts.day, fee, reason);
  return <TextOwner href={ownerTextLink(owner, words)}>Text {firstName(owner)}</TextOwner>;
}

export function visitVersion({ status, revision, requestVersion }: OperatorVisit): string {
  return `${status} ${revision} ${requestVersion}`;
}
