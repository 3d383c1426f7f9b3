import { changeProblem } from '../failure-words';
import { useListedDay, useOperator } from '../operator';
import { useSpot } from '../operator-bar';
import { showHeading } from '../operator-link';
import { pressWords } from '../undo-button';
import { changedElsewhereMessage } from '../visit/visit-heading';
import { type DayGroup, promiseWords } from './day-words';
import { useRefused } from '@/backend/calls/stored-on-device';
import type { VisitMutation } from '@/backend/calls/use-visit';
import { takeFocus } from '@/browser/take-focus';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { joinFilled } from '@shared/business/format';
import { timeAt } from '@shared/time/denver-time';
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

const opens = timeAt(visitHours.opens * 60);
/** Of the shortest usual visit. */
const lastStart = timeAt((visitHours.closes - 1) * 60);

/** An empty day invites a visit while it has hours left. */
export function NoVisits({ day, kind }: Pick<DayGroup, 'day' | 'kind'>) {
  const { now } = useOperator();
  const { isAdding, goTo } = useSpot();
  if (!isOpenDay(day)) return <p className="text-muted">{closedWords(day)}.</p>;
  const which = kind === 'today' ? 'today' : 'tomorrow';
  if (hasStarted({ day, time: lastStart }, now)) {
    return <p className="text-muted">No visits {which}.</p>;
  }
  const from = hasStarted({ day, time: opens }, now)
    ? 'until'
    : `${formatHour(visitHours.opens, ' ')} to`;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-card border-2 border-dashed border-line px-4 py-3">
      <p className="grow basis-40">
        No visits {which} yet.
        <span className="block text-[0.95rem] text-muted">
          Free {from} {closingTime}
        </span>
      </p>
      {isAdding ? null : (
        <Button variant="outline" size="thumb" onClick={() => goTo('add', day)}>
          Add one <span className="sr-only">{which}</span>
        </Button>
      )}
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
    <Button variant="secondary" size="thumb" className="no-print mt-3" onClick={go}>
      {words}
    </Button>
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
