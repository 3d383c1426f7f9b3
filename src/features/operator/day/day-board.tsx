import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { DayBlockRow } from '../blocks/day-block-row';
import { useListedDay, useOperator } from '../operator';
import { useSpot } from '../operator-bar';
import { showHeading, takeScrollPosition } from '../operator-link';
import { WaitingLine, WaitingList } from '../waiting/waiting-list';
import { DayHeading } from './day-heading';
import { DayVisitActions } from './day-visit-actions';
import { DayVisitRow } from './day-visit-row';
import { type DayGroup, groupByDay, legsOf, splitBlocks } from './day-words';
import { MoreButton, NoVisits, NotDone, RefusedNotice, RefusedPresses } from './list-parts';
import { Drive } from './timeline';
import { type DayClosing, useClosing } from './use-closing';
import { printAlone } from '@/browser/print-alone';
import { serverTime } from '@/browser/use-now';
import { Button } from '@/ui/button';
import { addDays, denverDay, denverMoment, endTime, formatDay } from '@shared/time/denver-time';
import type { DayVisit } from '@shared/visits/operator-day';
import { hasStarted } from '@shared/visits/visit-status';

type DayBoardProps = Parameters<typeof WaitingList>[0] & {
  /** Ends the list; on a wide screen it stands below what waits. */
  children?: ReactNode;
};

export function DayBoard({ onMore, isLoadingMore, children }: DayBoardProps) {
  const { now } = useOperator();
  const day = useListedDay();
  const closing = useClosing();
  const { soon, later } = splitBlocks(day.blocks, now);
  const [showsLater, setShowsLater] = useState(false);
  const blocks = showsLater ? day.blocks : soon;
  const groups = groupByDay({ ...day, blocks: [...day.endedHolds, ...blocks] }, now);
  const today = groups.find(({ kind }) => kind === 'today');
  const earlier = groups.filter(({ kind }) => kind === 'earlier');
  useScroll();
  return (
    <>
      <RefusedPresses />
      <RefusedNotice change={closing.undone} />
      <RefusedNotice change={closing.mutation.data} />
      <NotDone entries={earlier.flatMap(({ entries }) => entries)} />
      <WaitingLine />
      {/* The day stands beside the next ones and what waits, with the open visits of earlier days below it. */}
      <div className="mt-4 grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_auto_1fr] xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_23rem] xl:grid-rows-[auto_1fr]">
        {today ? <DaySection group={today} closing={closing} /> : null}
        <div className="min-w-0 max-lg:contents lg:sticky lg:top-[calc(var(--stick-top)+4.5rem)] lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:-mx-4 lg:max-h-[calc(100svh-5.5rem)] lg:space-y-8 lg:overflow-y-auto lg:px-4 lg:pb-12 xl:col-start-3">
          <div className="min-w-0">
            <WaitingList onMore={onMore} isLoadingMore={isLoadingMore} />
          </div>
          <div className="min-w-0">{children}</div>
        </div>
        <div className="min-w-0 space-y-7 lg:col-start-1 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <DayChips days={groups} />
          {groups
            .filter(({ kind }) => kind === 'ahead')
            .map((group) => (
              <DaySection key={group.day} group={group} closing={closing} />
            ))}
          <MoreButton count={day.moreVisits} isBusy={isLoadingMore} onClick={onMore} />
          {later.length === 0 || showsLater ? null : (
            <Button variant="secondary" size="thumb" onClick={() => setShowsLater(true)}>
              Blocked later on: {later.length}
            </Button>
          )}
        </div>
        <div className="min-w-0 space-y-7 empty:hidden lg:col-start-1 xl:row-start-2">
          {earlier.map((group) => (
            <DaySection key={group.day} group={group} closing={closing} />
          ))}
        </div>
      </div>
    </>
  );
}

/** Effect: shows what the bar was tapped for, or the place that was left. */
function useScroll() {
  const { spot, panel, tap, isReturn } = useSpot();
  const { listAll } = useOperator();

  useEffect(() => {
    if (panel && !isReturn) return;
    const left = takeScrollPosition();
    if (left > 0 && (!spot || isReturn)) {
      window.scrollTo({ top: left, behavior: 'instant' });
      return;
    }
    if (spot !== 'today' && spot !== 'answer') return;
    if (spot === 'answer') listAll();
    showHeading(spot === 'answer' ? firstWaiting() : `day-${denverDay(serverTime())}`);
  }, [spot, panel, tap, isReturn, listAll]);
}

/** Whoever is to be called stands above what is to be answered. */
function firstWaiting(): string {
  return document.getElementById('to-call') ? 'to-call' : 'to-answer';
}

function DayChips({ days }: { days: readonly DayGroup[] }) {
  const { now } = useOperator();
  const last = addDays(denverDay(now), 7);
  const ahead = days.filter(
    ({ kind, day, visits }) => kind === 'ahead' && visits.length > 0 && day <= last,
  );
  if (ahead.length < 2) return null;
  return (
    <nav aria-label="Days ahead" className="no-print flex flex-wrap gap-2 xl:hidden">
      {ahead.map(({ day, visits }) => (
        <Button
          key={day}
          variant="secondary"
          size="thumb"
          onClick={() => showHeading(`day-${day}`)}
        >
          {formatDay(day)}: {visits.length}
        </Button>
      ))}
    </nav>
  );
}

type DaySectionProps = { group: DayGroup; closing: DayClosing };

function DaySection({ group, closing }: DaySectionProps) {
  const { day, entries } = group;
  const [isPrinted, setIsPrinted] = useState(false);

  function print() {
    flushSync(() => setIsPrinted(true));
    window.addEventListener('afterprint', () => setIsPrinted(false), { once: true });
    printAlone();
  }

  return (
    <section aria-labelledby={`day-${day}`} data-printed-alone={isPrinted || undefined}>
      <DayHeading group={group} onPrint={print} />
      {entries.length === 0 ? (
        <NoVisits {...group} />
      ) : (
        <ol className="mt-2 print:columns-2">
          <DayEntries group={group} closing={closing} />
        </ol>
      )}
    </section>
  );
}

function DayEntries({ group, closing }: DaySectionProps) {
  const { kind, visits, entries } = group;
  const { now, texts } = useOperator();
  const ahead = visits.filter((visit) => isAhead(visit, now, texts.minutesLate(visit)));
  const [next] = ahead;
  const nextStart = ahead.find(({ starts }) => !hasStarted(starts, now));
  const firstOpen = visits.find(({ status }) => status === 'confirmed');
  const inHand = next && hasStarted(next.starts, now) ? next : firstOpen;
  const closed = closing.question?.visit.reference;
  const legs = legsOf(group, now, texts.minutesLate);
  return entries.map((entry) =>
    'hold' in entry ? (
      <li key={entry.id}>
        <DayBlockRow block={entry} />
        <Drive leg={legs.get(entry)} />
      </li>
    ) : (
      <li key={entry.reference}>
        <DayVisitRow
          visit={entry}
          kind={kind}
          isNext={entry === next}
          isJustClosed={entry.status !== 'confirmed' && entry.reference === closed}
        >
          <DayVisitActions
            visit={entry}
            isInHand={kind === 'today' && entry === inHand}
            stops={entry === next || entry === nextStart ? ahead.slice(ahead.indexOf(entry)) : []}
            closing={closing}
          />
        </DayVisitRow>
        <Drive leg={legs.get(entry)} />
      </li>
    ),
  );
}

/** Open, and not long over; `late`: minutes that a Late text told. */
function isAhead({ status, starts, minutes }: DayVisit, now: Date, late: number): boolean {
  const ends = endTime(starts.time, minutes + late);
  return status === 'confirmed' && denverMoment(starts.day, ends) > now;
}
