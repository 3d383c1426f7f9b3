import { type ReactNode, Suspense, useState } from 'react';
import { ActionBar } from '../action-form';
import type { TypedDetails } from '../add/change-details';
import { LazyNextTime } from '../add/lazy-next-time';
import { ReasonPanel } from '../answer/reason-panel';
import { type AnswerProps, TimePanel } from '../answer/time-panel';
import { changeProblem } from '../failure-words';
import { firstName } from '../reach-owner';
import { ConfirmedPanel } from './confirmed-panel';
import { UndoBar, closedEmailWords } from './undo-button';
import type { VisitMutation } from '@/backend/calls/use-visit';
import type { VisitAccess } from '@/backend/calls/visit-calls';
import { lazyComponent } from '@/browser/lazy-component';
import { Button } from '@/ui/button';
import { usd } from '@shared/business/format';
import type { OperatorVisit } from '@shared/visits/visit-state';

type VisitPanelProps = {
  visit: OperatorVisit;
  mutation: VisitMutation;
  access: VisitAccess;
};

type Action = 'confirm' | 'decline' | 'move' | 'cancel';

const ChangeDetails = lazyComponent(
  async () => (await import('../add/change-details')).ChangeDetails,
  { neverFails: true },
);

/**
 * The caller's `key` resets it after a change from this page. After one from elsewhere the panels
 * start anew, but keep their notes, and the details that were typed.
 */
export function VisitPanel({ visit, mutation, access }: VisitPanelProps) {
  const [opened, setOpened] = useState<{
    action: Action | 'change_details' | undefined;
    version: string;
  }>();
  const [notes, setNotes] = useState<Partial<Record<Action, string>>>({});
  const version = visitVersion(visit);
  const hasSwitched = opened?.version === version;
  const { isPending, mutate, reset } = mutation;
  const { status, starts, revision, requestVersion } = visit;
  const [details, setDetails] = useState<TypedDetails>();
  const keepsDetails = details !== undefined && status === 'confirmed';
  const openPanel = hasSwitched || keepsDetails ? opened?.action : undefined;

  /** A failure is only shown in the panel where it happened. */
  function show(action: Action | 'change_details' | undefined) {
    reset();
    setDetails(undefined);
    setOpened({ action, version });
  }

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

  if (openPanel === 'change_details') {
    return (
      <Suspense fallback={<p role="status">Loading...</p>}>
        <ChangeDetails
          key={version}
          visit={visit}
          mutation={mutation}
          onBack={() => show(undefined)}
          typed={hasSwitched ? undefined : details}
          onType={setDetails}
        />
      </Suspense>
    );
  }
  if (openPanel) return answer(openPanel, { back: { onClick: () => show(undefined) } });
  if (status === 'confirmed' && starts) {
    return (
      <ConfirmedPanel
        key={version}
        visit={{ ...visit, starts }}
        mutation={mutation}
        takesFocus={hasSwitched}
        onMove={() => show('move')}
        onCancel={() => show('cancel')}
        onChangeDetails={() => show('change_details')}
      />
    );
  }
  if (status === 'requested' && !visit.isSpam) {
    const button = { size: 'thumb', disabled: isPending } as const;
    return answer('confirm', {
      beside: (
        <>
          <Button {...button} variant="outline" onClick={() => show('decline')}>
            Decline
          </Button>
          <Button
            {...button}
            variant="ghost"
            onClick={() => mutate({ action: 'spam', fields: { revision, requestVersion } })}
          >
            Spam
          </Button>
        </>
      ),
    });
  }
  return (
    <EndedVisit visit={visit} mutation={mutation} access={access}>
      <Button variant="outline" size="lg" onClick={() => show('confirm')}>
        Confirm a time after all
      </Button>
    </EndedVisit>
  );
}

type EndedVisitProps = VisitPanelProps & { children: ReactNode };

/** `children` is the way back, for a visit that was not made. */
function EndedVisit({ visit, mutation, access, children }: EndedVisitProps) {
  const { status, owner, starts, minutes, pets, preferred, bookedAgain } = visit;
  const bar = { visit, mutation };
  switch (status) {
    case 'requested':
      return (
        <UndoBar {...bar} done="Marked as spam. Nobody is told.">
          {children}
        </UndoBar>
      );
    case 'no_show':
      return <UndoBar {...bar} done={noShowReceipt(owner)} />;
    case 'done':
      return (
        <>
          <Told title="Your line for the customer" words={visit.groomerWords} />
          {starts && minutes !== null ? (
            <LazyNextTime
              access={access}
              visit={{ starts, minutes, pets, repeatWeeks: preferred.repeatWeeks }}
              bookedAgain={bookedAgain}
            />
          ) : null}
          <UndoBar
            {...bar}
            done={[
              visit.charged === null ? 'Marked done.' : `Done, ${usd(visit.charged)} charged.`,
              owner.email === '' ? '' : closedEmailWords(status, owner),
            ]
              .filter(Boolean)
              .join(' ')}
          />
        </>
      );
    case 'declined':
    case 'canceled':
    case 'confirmed':
      return (
        <>
          <Told title="The customer read" words={visit.note} />
          <ActionBar problem={changeProblem(mutation)}>{children}</ActionBar>
        </>
      );
  }
}

function Told({ title, words }: { title: string; words: string }) {
  if (words === '') return null;
  return (
    <p className="rounded-card bg-card p-5 whitespace-pre-line shadow-card">
      <span className="block text-[0.95rem] text-muted">{title}</span>
      {words}
    </p>
  );
}

function noShowReceipt(owner: OperatorVisit['owner']): string {
  return owner.email === ''
    ? `No email goes to ${firstName(owner)}. Their page says that you came.`
    : closedEmailWords('no_show', owner);
}

export function visitVersion({ status, revision, requestVersion }: OperatorVisit): string {
  return `${status} ${revision} ${requestVersion}`;
}
