import { useOperator } from '../operator';
import { hasStarted } from '../terms/visit-time';
import { DayBlockRow } from './day-block-row';
import { DayVisitActions } from './day-visit-actions';
import { DayVisitRow } from './day-visit-row';
import type { DayGroup } from './day-words';
import { TimelineGap } from './timeline';
import type { DayClosing } from './use-closing';
import { petNames } from '@shared/business/format';
import { denverMoment, endTime } from '@shared/time/denver-time';
import {
  type Leg,
  type Stop,
  holdStops,
  legWords,
  tightWord,
  toLegs,
} from '@shared/visits/day-route';
import type { DayVisit } from '@shared/visits/operator-day';
import { isOver } from '@shared/visits/visit-status';

type DayEntriesProps = { group: DayGroup; closing: DayClosing };

/** The visits and blocks of a day, with the time between them. */
export function DayEntries({ group, closing }: DayEntriesProps) {
  const { kind, visits, entries } = group;
  const { now } = useOperator();
  const ahead = visits.filter((visit) => isAhead(visit, now));
  const [next] = ahead;
  const nextStart = ahead.find(({ starts }) => !hasStarted(starts, now));
  const firstOpen = visits.find(({ status }) => status === 'confirmed');
  const inHand = next && hasStarted(next.starts, now) ? next : firstOpen;
  const closed = closing.question?.visit.reference;
  const legs = legsOf(group);
  return entries.map((entry) =>
    'word' in entry ? (
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

/** Open, and not long over. */
function isAhead({ status, starts, minutes }: DayVisit, now: Date): boolean {
  const ends = endTime(starts.time, minutes);
  return status === 'confirmed' && denverMoment(starts.day, ends) > now;
}

type Way = Leg & { readonly next: string };

/** To the next visit or hold; a visit that is over takes no more of the day. */
function legsOf({ kind, entries }: DayGroup): ReadonlyMap<DayGroup['entries'][number], Way> {
  if (kind === 'earlier') return new Map();
  const stops = entries.flatMap((entry): { entry: typeof entry; stop: Stop }[] =>
    'word' in entry
      ? holdStops(entry, entry.hold?.name).map((stop) => ({ entry, stop }))
      : [{ entry, stop: entry }],
  );
  const blocks = entries.flatMap((entry) => ('word' in entry && !entry.hold ? entry : []));
  const legs = toLegs(
    stops.map(({ stop }) => stop),
    () => blocks,
  );
  return new Map(
    stops.flatMap(({ entry }, index): [typeof entry, Way][] => {
      const [leg, next] = [legs[index], stops[index + 1]?.entry];
      if (!leg || !next || ('status' in entry && isOver(entry.status))) return [];
      const name = 'word' in next ? 'the hold' : 'word' in entry ? petNames(next.pets) : 'the next';
      return [[entry, { ...leg, next: name }]];
    }),
  );
}

function Drive({ leg }: { leg: Way | undefined }) {
  if (!leg) return null;
  return (
    <TimelineGap minutes={leg.minutes}>
      <p
        className={
          leg.isTight
            ? 'rounded-control bg-amber-soft px-4 py-3 leading-snug text-amber'
            : 'text-[0.95rem] text-muted'
        }
      >
        {leg.isTight ? <strong>{tightWord}: </strong> : null}
        {legWords(leg, leg.next)}
      </p>
    </TimelineGap>
  );
}
