import { useState } from 'react';
import { DayVisitRow } from './day-visit-row';
import { type DayGroup, groupByDay, sumWords } from './day-words';
import { DoneQuestion } from './done-question';
import { changedElsewhereMessage, lastChange } from './visit-heading';
import { MoreButton, WaitingList } from './waiting-list';
import { type VisitMutation, useVisitChange } from '@/backend/use-visit';
import { takeFocus } from '@/browser/take-focus';
import { useNow } from '@/browser/use-now';
import { Notice } from '@/ui/notice';
import type { DayVisit, OperatorDay } from '@shared/operator-day';

const emptyWords = {
  today:
    'No visits today. What you confirm for today shows up here, with the drive between visits.',
  ahead: 'No visits tomorrow yet. In the evening an email lists what you have confirmed by then.',
  earlier: '',
} as const satisfies Record<DayGroup['kind'], string>;

type DayBoardProps = {
  day: OperatorDay;
  operatorKey: string;
  onMore: () => void;
  isLoadingMore: boolean;
};

export function DayBoard({ day, operatorKey, onMore, isLoadingMore }: DayBoardProps) {
  const now = useNow();
  const [visitToClose, setVisitToClose] = useState<DayVisit>();
  const [notYet, setNotYet] = useState<string>();
  const { reference = '', token = '' } = visitToClose ?? {};
  const mutation = useVisitChange({ audience: 'operator', reference, token, operatorKey });
  const visits = day.visits.map((visit) => afterChange(visit, mutation.data));

  function askAbout(visit: DayVisit | undefined) {
    mutation.reset();
    setVisitToClose(visit);
    setNotYet(undefined);
  }

  function keepOpen(visit: DayVisit) {
    askAbout(undefined);
    setNotYet(visit.reference);
  }

  return (
    <>
      <StaleNotice mutation={mutation} pets={visitToClose?.pets} now={now} />
      <div className="mt-5 grid items-start gap-10 lg:grid-cols-2">
        <WaitingList {...day} now={now} onMore={onMore} isLoadingMore={isLoadingMore} />
        <div className="min-w-0 space-y-7">
          {groupByDay(visits, now).map((group) => (
            <section key={group.day} aria-labelledby={`day-${group.day}`}>
              <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                <h2 id={`day-${group.day}`} className="text-heading">
                  {group.title}
                </h2>
                <p className="text-muted tabular-nums">{sumWords(group.visits)}</p>
              </div>
              {group.kind === 'earlier' ? (
                <p className="text-[0.95rem] text-muted">Not marked done yet</p>
              ) : null}
              {group.visits.length === 0 ? (
                <p className="mt-3 text-muted">{emptyWords[group.kind]}</p>
              ) : (
                <ol className="mt-3">
                  {group.visits.map((visit) => (
                    <li key={visit.reference}>
                      <DayVisitRow
                        visit={visit}
                        kind={group.kind}
                        now={now}
                        isNext={visit === group.visits.find(({ status }) => status === 'confirmed')}
                        isJustDone={visit.status === 'done' && visit.reference === reference}
                        isNotYet={visit.reference === notYet}
                        isSaving={mutation.isPending}
                        onDone={() => askAbout(visit)}
                        question={
                          visit.status === 'confirmed' && visit.reference === reference ? (
                            <DoneQuestion
                              visit={visit}
                              mutation={mutation}
                              onNotYet={() => keepOpen(visit)}
                            />
                          ) : undefined
                        }
                      />
                    </li>
                  ))}
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

/** The visit after the last change, shown until the day is loaded again. */
function afterChange(visit: DayVisit, change: VisitMutation['data']): DayVisit {
  const changed = change?.visit;
  const isNewer = changed?.reference === visit.reference && changed.revision > visit.revision;
  return isNewer && changed.status === 'done' ? { ...visit, status: 'done' } : visit;
}

type StaleNoticeProps = { mutation: VisitMutation; pets: DayVisit['pets'] | undefined; now: Date };

/** Shown when another device changed the visit first. It may be off the list by then. */
function StaleNotice({ mutation, pets, now }: StaleNoticeProps) {
  const { refusal, visit } = mutation.data ?? {};
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
