import { changeProblem } from '../failure-words';
import { useListedDay, useOperator } from '../operator';
import { useSpot } from '../operator-bar';
import { showHeading } from '../operator-link';
import { fittingTimes } from '../terms/offered-times';
import { pressWords } from '../undo-button';
import { changedElsewhereMessage } from '../visit/visit-heading';
import { type DayGroup, promiseWords } from './day-words';
import { useRefused } from '@/backend/calls/stored-on-device';
import type { VisitMutation } from '@/backend/calls/use-visit';
import { takeFocus } from '@/browser/take-focus';
import { customMinutes } from '@/content/services';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { joinFilled } from '@shared/business/format';
import { formatTime, timeAt } from '@shared/time/denver-time';
import { closingTime, formatHour, visitHours } from '@shared/time/hours';
import { closedWords, isOpenDay } from '@shared/time/open-days';
import { hasStarted } from '@shared/visits/visit-status';

type MoreButtonProps = { count: number; isBusy: boolean; onClick: () => void };

/** `count` is the number of entries that the list leaves out. */
export function MoreButton({ count, isBusy, onClick }: MoreButtonProps) {
  if (count <= 0) return null;
  return (
    <Button variant="secondary" size="thumb" className="mt-3" isBusy={isBusy} onClick={onClick}>
      {isBusy ? 'Loading...' : `${count} more: show them`}
    </Button>
  );
}

export function Promised({ by }: { by: string }) {
  const { text, isLate } = promiseWords(by, useOperator().now);
  return (
    <span
      className={`block text-[0.95rem] font-semibold tabular-nums ${isLate ? 'text-danger-deep' : 'text-spruce'}`}
    >
      {text}
    </span>
  );
}

/** All of a day without visits, holds and blocks is free. */
const nothing = { zipCode: '', booked: [], blocks: [] };

/** A few of many times, from the first to the last. */
function spread(times: readonly string[]): string[] {
  const step = Math.max((times.length - 1) / 4, 1);
  const picked = new Set(times.map((_, index) => Math.round(index * step)));
  return times.filter((_, index) => picked.has(index));
}

/** An empty day offers times for a visit while it has hours left. */
export function NoVisits({ day, kind }: Pick<DayGroup, 'day' | 'kind'>) {
  const { now } = useOperator();
  const { isAdding, goTo } = useSpot();
  const which = kind === 'today' ? 'today' : 'tomorrow';
  const times = spread(fittingTimes({ day, minutes: customMinutes }, '', nothing, now));
  const isFree = times.length > 0;
  const from = hasStarted({ day, time: timeAt(visitHours.opens * 60) }, now)
    ? 'until'
    : `${formatHour(visitHours.opens, ' ')} to`;
  return (
    <div className="mt-3 rounded-card bg-card p-4 shadow-card">
      <p className={isFree ? 'text-lead font-semibold' : 'text-muted'}>
        {isOpenDay(day) ? `No visits ${which}${isFree ? ' yet' : ''}` : closedWords(day)}.
      </p>
      {isFree ? (
        <p className="text-muted">
          Free {from} {closingTime}
        </p>
      ) : null}
      {isFree && !isAdding ? (
        <div className="no-print mt-3 grid grid-cols-3 gap-2 *:px-0! *:text-[0.9rem] sm:max-lg:grid-cols-6">
          {times.map((time) => (
            <Button
              key={time}
              variant="secondary"
              size="thumb"
              onClick={() => goTo('add', { day, time })}
            >
              {formatTime(time)} <span className="sr-only">{which}</span>
            </Button>
          ))}
          <Button
            variant="ghost"
            size="thumb"
            className="border border-edge"
            onClick={() => goTo('add', { day })}
          >
            Other time <span className="sr-only">{which}</span>
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Leads to what is left of earlier days. */
export function NotDone({ entries }: Pick<DayGroup, 'entries'>) {
  const left = entries.filter((entry) =>
    'hold' in entry ? entry.hold !== null : entry.status === 'confirmed',
  );
  const [first] = left;
  if (!first) return null;
  const holds = left.filter((entry) => 'hold' in entry).length;
  const words = joinFilled([
    left.length > holds && `${left.length - holds} not marked done`,
    holds > 0 && `${holds} ${holds === 1 ? 'hold' : 'holds'} ended`,
  ]);
  const go = () => showHeading(`day-${'hold' in first ? first.first : first.starts.day}`);
  return (
    <button
      type="button"
      className="no-print flex min-h-12 cursor-pointer items-center gap-1.5 text-[0.95rem] text-amber underline underline-offset-4"
      onClick={go}
    >
      {words}
    </button>
  );
}

/** An earlier tab made these presses, or something else was pressed before their answer. */
export function RefusedPresses() {
  return useRefused().map((press) => <RefusedNotice key={press.variables.id} press={press} />);
}

type RefusedNoticeProps = {
  press?: ReturnType<typeof useRefused>[number];
  change?: VisitMutation['data'] | undefined;
};

/** Another device changed the visit first. It may have left the list, so this stands outside of its row. */
export function RefusedNotice({ press, change = press?.data }: RefusedNoticeProps) {
  const { now } = useOperator();
  const { visits } = useListedDay();
  const { refusal, visit } = change ?? {};
  const isStale = refusal === 'stale' && visit?.audience === 'operator';
  if (!isStale && !press) return null;
  const { reference } = visit ?? press ?? {};
  const { pets } = visits.find((each) => each.reference === reference) ?? visit ?? {};
  const name = pets?.[0]?.name ?? reference;
  return (
    <div tabIndex={-1} ref={press ? undefined : takeFocus} className="mt-4 outline-none">
      <Notice tone="care" role="alert">
        <strong>
          {press
            ? `${pressWords(press.variables) || 'A change'} for ${name} wasn’t taken.`
            : `${name}:`}
        </strong>{' '}
        {isStale ? changedElsewhereMessage(visit, now) : press && changeProblem(press)}
        {press ? (
          <Button variant="ghost" size="thumb" onClick={press.forget}>
            Close
          </Button>
        ) : null}
      </Notice>
    </div>
  );
}
