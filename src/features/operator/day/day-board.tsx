import { Suspense, useEffect, useState } from 'react';
import { useSpot } from '../operator-bar';
import { type Closing, ClosingQuestion } from '../visit/closing';
import { changedElsewhereMessage, lastChange } from '../visit/visit-heading';
import { DayVisitRow } from './day-visit-row';
import { type DayGroup, blocksBefore, groupByDay, sumWords } from './day-words';
import { MoreButton, WaitingList } from './waiting-list';
import { type VisitMutation, useVisitChange } from '@/backend/calls/use-visit';
import type { ChangedVisit } from '@/backend/calls/visit-calls';
import { lazyComponent } from '@/browser/lazy-component';
import { takeFocus } from '@/browser/take-focus';
import { serverTime, useNow } from '@/browser/use-now';
import { Notice } from '@/ui/notice';
import { denverDay, denverMoment, endTime } from '@shared/time/denver-time';
import type { DayVisit, OperatorDay } from '@shared/visits/operator-day';

const DayBlockRow = lazyComponent(async () => (await import('./day-block-row')).DayBlockRow, {
  neverFails: true,
});

const emptyWords = {
  today:
    'No visits today. What you confirm for today shows up here, with the drive between visits.',
  ahead: 'No visits tomorrow yet. In the evening an email lists what you have confirmed by then.',
  earlier: '',
} as const satisfies Record<DayGroup['kind'], string>;

type Asked = { readonly visit: DayVisit; readonly closing: Closing };

type Undo = { readonly change: ChangedVisit; readonly visit: DayVisit };

type DayBoardProps = {
  day: OperatorDay;
  operatorKey: string;
  onMore: () => void;
  isLoadingMore: boolean;
};

export function DayBoard({ day, operatorKey, onMore, isLoadingMore }: DayBoardProps) {
  const now = useNow();
  const [asked, setAsked] = useState<Asked>();
  const [dismissed, setDismissed] = useState<Asked>();
  const { reference = '', token = '' } = asked?.visit ?? {};
  const mutation = useVisitChange({ audience: 'operator', reference, token, operatorKey });
  const [undo, setUndo] = useState<Undo>();
  const visits = day.visits.map((visit) =>
    afterChange(afterChange(visit, mutation.data), undo?.change),
  );
  const { spot, visit: tap } = useSpot();

  useEffect(() => {
    if (spot !== 'today' && spot !== 'answer') return;
    const heading = spot === 'answer' ? 'to-answer' : `day-${denverDay(serverTime())}`;
    document.getElementById(heading)?.scrollIntoView({ block: 'start' });
    document.getElementById(heading)?.focus({ preventScroll: true });
  }, [spot, tap]);

  function ask(question: Asked | undefined) {
    mutation.reset();
    setAsked(question);
    setDismissed(undefined);
  }

  function keepOpen() {
    ask(undefined);
    setDismissed(asked);
  }

  /** The question that closed the visit is over. Its button takes the focus, because Undo goes. */
  function takeUndo({ change, visit }: Undo) {
    if (change.refusal && change.refusal !== 'stale') return;
    ask(undefined);
    setUndo({ change, visit });
    if (visit.status !== 'confirmed') setDismissed({ visit, closing: visit.status });
  }

  return (
    <>
      <StaleNotice change={undo?.change} pets={undo?.visit.pets} now={now} />
      <StaleNotice change={mutation.data} pets={asked?.visit.pets} now={now} />
      <div className="mt-5 grid items-start gap-10 lg:grid-cols-2">
        <WaitingList
          {...day}
          operatorKey={operatorKey}
          now={now}
          onMore={onMore}
          isLoadingMore={isLoadingMore}
        />
        <div className="min-w-0 space-y-7">
          {groupByDay({ visits, blocks: day.blocks }, now).map((group) => (
            <section key={group.day} aria-labelledby={`day-${group.day}`}>
              <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                <h2
                  id={`day-${group.day}`}
                  tabIndex={-1}
                  className="-scroll-mt-6 text-heading outline-none"
                >
                  {group.title}
                </h2>
                <p className="text-muted tabular-nums">{sumWords(group.visits, now)}</p>
              </div>
              {group.kind === 'earlier' &&
              group.visits.some(({ status }) => status === 'confirmed') ? (
                <p className="text-[0.95rem] text-muted">Not marked done yet</p>
              ) : null}
              {group.visits.length + group.blocks.length === 0 ? (
                <p className="mt-3 text-muted">{emptyWords[group.kind]}</p>
              ) : (
                <ol className="mt-4">
                  {group.visits.map((visit, index) => (
                    <li key={visit.reference}>
                      <Blocks group={group} index={index} operatorKey={operatorKey} />
                      <DayVisitRow
                        visit={visit}
                        operatorKey={operatorKey}
                        kind={group.kind}
                        now={now}
                        isNext={visit === group.visits.find((each) => isAhead(each, now))}
                        isJustClosed={visit.status !== 'confirmed' && visit.reference === reference}
                        dismissed={
                          visit.reference === dismissed?.visit.reference
                            ? dismissed.closing
                            : undefined
                        }
                        isSaving={mutation.isPending}
                        onClose={(closing) => ask({ visit, closing })}
                        onUndo={(change) => takeUndo({ change, visit })}
                        question={
                          visit.status === 'confirmed' &&
                          asked?.visit.reference === visit.reference ? (
                            <ClosingQuestion
                              closing={asked.closing}
                              visit={visit}
                              hasEmail={visit.hasEmail}
                              mutation={mutation}
                              onNotYet={keepOpen}
                            />
                          ) : undefined
                        }
                      />
                    </li>
                  ))}
                  {blocksBefore(group, group.visits.length).length > 0 ? (
                    <li>
                      <Blocks group={group} index={group.visits.length} operatorKey={operatorKey} />
                    </li>
                  ) : null}
                </ol>
              )}
            </section>
          ))}
          <MoreButton count={day.moreVisits} isBusy={isLoadingMore} onClick={onMore} />
        </div>
      </div>
    </>
  );
}

type BlocksProps = { group: DayGroup; index: number; operatorKey: string };

function Blocks({ group, index, operatorKey }: BlocksProps) {
  return (
    <Suspense>
      {blocksBefore(group, index).map((block) => (
        <DayBlockRow key={block.id} block={block} operatorKey={operatorKey} />
      ))}
    </Suspense>
  );
}

/** Open, and not long over. */
function isAhead({ status, starts, minutes }: DayVisit, now: Date): boolean {
  const ends = endTime(starts.time, minutes);
  return status === 'confirmed' && denverMoment(starts.day, ends) > now;
}

/** The visit after the last change, shown until the day is loaded again. */
function afterChange(visit: DayVisit, change: VisitMutation['data']): DayVisit {
  const changed = change?.visit;
  const isNewer = changed?.reference === visit.reference && changed.revision > visit.revision;
  if (!isNewer || changed.audience !== 'operator') return visit;
  const { status, revision, undoUntil } = changed;
  if (status !== 'done' && status !== 'no_show' && status !== 'confirmed') return visit;
  return { ...visit, status, revision, undoUntil };
}

type StaleNoticeProps = {
  change: VisitMutation['data'];
  pets: DayVisit['pets'] | undefined;
  now: Date;
};

/** Shown when another device changed the visit first. It may be off the list by then. */
function StaleNotice({ change, pets, now }: StaleNoticeProps) {
  const { refusal, visit } = change ?? {};
  if (refusal !== 'stale' || visit?.audience !== 'operator') return null;
  const [pet] = pets ?? [];
  return (
    <div tabIndex={-1} ref={takeFocus} className="mt-4 outline-none">
      <Notice tone="care" role="alert">
        <strong>{pet?.name}:</strong> {changedElsewhereMessage(lastChange(visit, now))}
      </Notice>
    </div>
  );
}
