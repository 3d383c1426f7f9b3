import { useState } from 'react';
import { ActionBar } from './action-bar';
import { CalendarEntry } from './calendar-entry';
import { ConfirmedPanel } from './confirmed-panel';
import { DonePanel } from './done-panel';
import { ReasonPanel } from './reason-panel';
import { TimePanel } from './time-panel';
import type { VisitMutation } from '@/backend/use-visit';
import { Button } from '@/ui/button';
import type { OperatorVisit } from '@shared/visit-state';

type VisitPanelProps = { visit: OperatorVisit; mutation: VisitMutation };

/** The caller's `key` resets it after every change. */
export function VisitPanel({ visit, mutation }: VisitPanelProps) {
  const [openPanel, setOpenPanel] = useState<'confirm' | 'decline' | 'move' | 'cancel'>();
  const [hasSwitched, setHasSwitched] = useState(false);
  const panelProps = { visit, mutation, takesFocus: hasSwitched };
  const { status } = visit;

  /** A failure is only shown in the panel where it happened. */
  function show(panel: typeof openPanel) {
    mutation.reset();
    setOpenPanel(panel);
    setHasSwitched(true);
  }
  const backButton = (
    <Button variant="ghost" size="lg" disabled={mutation.isPending} onClick={() => show(undefined)}>
      Back
    </Button>
  );

  if (openPanel === 'decline' || openPanel === 'cancel') {
    return (
      <ReasonPanel visit={visit} mutation={mutation} action={openPanel}>
        {backButton}
      </ReasonPanel>
    );
  }
  if (openPanel) {
    return (
      <TimePanel {...panelProps} action={openPanel}>
        {backButton}
      </TimePanel>
    );
  }
  switch (status) {
    case 'requested':
      return (
        <TimePanel {...panelProps} action="confirm">
          <Button
            variant="outline"
            size="lg"
            disabled={mutation.isPending}
            onClick={() => show('decline')}
          >
            Decline
          </Button>
        </TimePanel>
      );
    case 'confirmed':
      // Confirmed by hand in the table, without a time.
      if (!visit.starts) {
        return (
          <TimePanel {...panelProps} action="confirm">
            <Button variant="outline" size="lg" onClick={() => show('cancel')}>
              Cancel
            </Button>
          </TimePanel>
        );
      }
      return (
        <ConfirmedPanel
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
              <span className="block text-[0.95rem] text-muted">The owner read</span>
              {visit.note}
            </p>
          ) : null}
          <CalendarEntry visit={visit} />
          <ActionBar mutation={mutation}>
            <Button variant="outline" size="lg" onClick={() => show('confirm')}>
              Confirm a time after all
            </Button>
          </ActionBar>
        </>
      );
    case 'done':
      return <DonePanel visit={visit} mutation={mutation} />;
  }
}
