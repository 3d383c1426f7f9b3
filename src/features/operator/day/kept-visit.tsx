import { unopened } from '../failure-words';
import { ListedDay, useOperator } from '../operator';
import { DayVisitActions } from './day-visit-actions';
import { DayVisitRow } from './day-visit-row';
import { useClosing } from './use-closing';
import { readKeptDay } from '@/backend/calls/stored-on-device';
import { serverTime } from '@/browser/use-now';
import { Notice } from '@/ui/notice';
import { formatDay, formatMoment } from '@shared/time/denver-time';

/** Returns what this device kept of the visit with its day; undefined if that is nothing. */
export function findKept(reference: string) {
  const kept = readKeptDay();
  const visit = kept?.day.visits.find((each) => each.reference === reference);
  return kept && visit && { ...kept, visit };
}

type Failed = { failure: keyof typeof unopened.day };
type KeptVisitProps = Failed & { kept: NonNullable<ReturnType<typeof findKept>> };

/** Without an answer a visit opens as the row of its day. */
export function KeptVisit({ kept: { day, readAt, visit }, failure }: KeptVisitProps) {
  const closing = useClosing();
  return (
    <ListedDay day={day}>
      <HowItStood failure={failure} readAt={readAt} />
      <h1 className="my-4 text-title">{formatDay(visit.starts.day)}</h1>
      <DayVisitRow visit={visit} kind="today" isNext={false} isJustClosed>
        <DayVisitActions visit={visit} isInHand stops={[]} closing={closing} />
      </DayVisitRow>
    </ListedDay>
  );
}

export function HowItStood({ failure, readAt }: Failed & { readAt: number }) {
  const { now } = useOperator();
  return (
    <Notice tone="care" className="mt-3">
      <strong>{unopened.day[failure].title}.</strong> This is how it stood{' '}
      {formatMoment(serverTime(readAt), now)}.
    </Notice>
  );
}
