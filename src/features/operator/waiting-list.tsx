import { ChevronRight } from 'lucide-react';
import { promiseWords } from './day-words';
import { OperatorLink } from './operator-link';
import { formatDay, formatTime } from '@shared/denver-time';
import { joinNames } from '@shared/format';
import type { OperatorDay, WaitingRequest, WaitingWish } from '@shared/operator-day';
import { zoneLabels } from '@shared/zone-words';

type WaitingListProps = Pick<OperatorDay, 'waiting' | 'moreWaiting'> & { now: Date };

/** Requests and time wishes without an answer, earliest deadline first. */
export function WaitingList({ waiting, moreWaiting, now }: WaitingListProps) {
  return (
    <section aria-labelledby="to-answer">
      <h2 id="to-answer" className="text-heading">
        To answer
        {waiting.length > 0 ? ` (${waiting.length + moreWaiting})` : ''}
      </h2>
      {waiting.length === 0 ? (
        <p className="mt-3 text-muted">
          Everybody has an answer. A new request shows up here, with the time by which you promised
          an answer, and so does an owner’s wish for another time.
        </p>
      ) : (
        <ul className="mt-4 space-y-3">
          {waiting.map((entry) => (
            <li key={`${entry.kind} ${entry.reference}`}>
              <WaitingCard entry={entry} now={now} />
            </li>
          ))}
        </ul>
      )}
      {moreWaiting > 0 ? (
        <p className="mt-3 text-muted">
          {moreWaiting} more {moreWaiting === 1 ? 'waits' : 'wait'}. They move up as you answer
          these.
        </p>
      ) : null}
    </section>
  );
}

function WaitingCard({ entry, now }: { entry: WaitingRequest | WaitingWish; now: Date }) {
  const promise = promiseWords(entry.answerBy, now);
  return (
    <OperatorLink
      to={entry}
      className="flex items-center gap-3 rounded-card bg-card p-4 shadow-card hover:shadow-lift"
    >
      <span className="min-w-0 grow">
        <span
          className={`block text-[0.95rem] font-semibold tabular-nums ${promise.isLate ? 'text-danger-deep' : 'text-spruce'}`}
        >
          {promise.text}
        </span>
        <strong className="block text-lead leading-snug font-semibold">
          {joinNames(entry.pets)}
        </strong>
        {entry.kind === 'wish' ? <WishLines wish={entry} /> : <RequestLines request={entry} />}
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </OperatorLink>
  );
}

function RequestLines({ request }: { request: WaitingRequest }) {
  const { preferred, zipCode, zone, isMarked } = request;
  const label = zoneLabels[zone];
  return (
    <>
      <span className="block tabular-nums">
        {formatDay(preferred.day)}, <span className="inline-block">{preferred.window}</span>
      </span>
      <span className="block text-[0.95rem] text-muted">
        {zipCode}, {label.charAt(0).toLowerCase() + label.slice(1)}
      </span>
      {isMarked ? (
        <span className="block text-[0.95rem] text-amber">
          Looks unusual: read it before you answer
        </span>
      ) : null}
    </>
  );
}

function WishLines({ wish }: { wish: WaitingWish }) {
  const { preferred, starts, words } = wish;
  return (
    <>
      <span className="block tabular-nums">
        Asks to move to <span className="inline-block">{formatDay(preferred.day)}</span>,{' '}
        <span className="inline-block">{preferred.window}</span>
      </span>
      <span className="block text-[0.95rem] text-muted tabular-nums">
        Booked for {formatDay(starts.day)}, {formatTime(starts.time)}
      </span>
      {words ? <span className="mt-1 block whitespace-pre-line">“{words}”</span> : null}
    </>
  );
}
