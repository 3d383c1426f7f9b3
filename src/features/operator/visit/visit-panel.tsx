import { useState } from 'react';
import { ActionBar } from '../action-bar';
import { ReasonPanel } from '../answer/reason-panel';
import { TimePanel } from '../answer/time-panel';
import { firstName } from '../on-my-way';
import { CalendarEntry } from './calendar-entry';
import { ConfirmedPanel } from './confirmed-panel';
import { DonePanel } from './done-panel';
import { UndoBar, noShowEmailWords } from './undo';
import type { VisitMutation } from '@/backend/calls/use-visit';
import type { VisitAccess } from '@/backend/calls/visit-calls';
import { Button } from '@/ui/button';
import type { OperatorVisit } from '@shared/visits/visit-state';

type VisitPanelProps = {
  visit: OperatorVisit;
  mutation: VisitMutation;
  access: VisitAccess;
};

type Action = 'confirm' | 'decline' | 'move' | 'cancel';

/**
 * The caller's `key` resets it after a change from this page. After one from elsewhere the panels
 * start anew, but keep their notes.
 */
export function VisitPanel({ visit, mutation, access }: VisitPanelProps) {
  const [opened, setOpened] = useState<{ action: Action | undefined; version: string }>();
  const [notes, setNotes] = useState<Partial<Record<Action, string>>>({});
  const version = visitVersion(visit);
  const hasSwitched = opened?.version === version;
  const openPanel = hasSwitched ? opened.action : undefined;
  const panelProps = { visit, mutation, takesFocus: hasSwitched };
  const { status, revision, requestVersion } = visit;
  const afterAllButton = (
    <Button variant="outline" size="lg" onClick={() => show('confirm')}>
      Confirm a time after all
    </Button>
  );

  /** A failure is only shown in the panel where it happened. */
  function show(action: Action | undefined) {
    mutation.reset();
    setOpened({ action, version });
  }

  function noteProps(action: Action) {
    return {
      typedNote: notes[action],
      onNote: (note: string) => setNotes({ ...notes, [action]: note }),
    };
  }

  const backButton = (
    <Button variant="ghost" size="lg" disabled={mutation.isPending} onClick={() => show(undefined)}>
      Back
    </Button>
  );

  if (openPanel === 'decline' || openPanel === 'cancel') {
    return (
      <ReasonPanel
        key={version}
        visit={visit}
        mutation={mutation}
        action={openPanel}
        {...noteProps(openPanel)}
      >
        {backButton}
      </ReasonPanel>
    );
  }
  if (openPanel) {
    return (
      <TimePanel key={version} {...panelProps} action={openPanel} {...noteProps(openPanel)}>
        {backButton}
      </TimePanel>
    );
  }
  switch (status) {
    case 'requested':
      if (visit.isSpam) {
        return (
          <UndoBar visit={visit} mutation={mutation} done="Marked as spam. Nobody is told.">
            {afterAllButton}
          </UndoBar>
        );
      }
      return (
        <TimePanel key={version} {...panelProps} action="confirm" {...noteProps('confirm')}>
          <Button
            variant="outline"
            size="thumb"
            disabled={mutation.isPending}
            onClick={() => show('decline')}
          >
            Decline
          </Button>
          <Button
            variant="ghost"
            size="thumb"
            disabled={mutation.isPending}
            onClick={() =>
              mutation.mutate({ action: 'spam', fields: { revision, requestVersion } })
            }
          >
            Spam
          </Button>
        </TimePanel>
      );
    case 'confirmed':
      return (
        <ConfirmedPanel
          key={version}
          {...panelProps}
          onMove={() => show('move')}
          onCancel={() => show('cancel')}
        />
      );
    case 'declined':
    case 'canceled':
      return (
        <>
          {visit.note ? (
            <p className="rounded-card bg-card p-5 whitespace-pre-line shadow-card">
              <span className="block text-[0.95rem] text-muted">The customer read</span>
              {visit.note}
            </p>
          ) : null}
          <CalendarEntry visit={visit} />
          <ActionBar mutation={mutation}>{afterAllButton}</ActionBar>
        </>
      );
    case 'no_show':
      return <UndoBar visit={visit} mutation={mutation} done={noShowReceipt(visit.owner)} />;
    case 'done':
      return <DonePanel visit={visit} mutation={mutation} access={access} />;
  }
}

function noShowReceipt(owner: OperatorVisit['owner']): string {
  return owner.email === ''
    ? `No email goes to ${firstName(owner)}. Their page says that you came.`
    : noShowEmailWords(owner);
}

export function visitVersion({ status, revision, requestVersion }: OperatorVisit): string {
  return `${status} ${revision} ${requestVersion}`;
}
