import { ChevronRight } from 'lucide-react';
import type { OperatorDay, WaitingRequest } from '@shared/operator-day';
import { listed } from '@shared/request-words';
import { formatDay } from '@/browser/denver-time';
import { promiseWords } from './day-words';
import { OperatorLink } from './operator-link';
import { zoneWords } from './zone-words';

type WaitingListProps = Pick<OperatorDay, 'requests' | 'moreRequests'> & { now: Date };

/** The requests that nobody has answered, the oldest promise first. */
export function WaitingList({ requests, moreRequests, now }: WaitingListProps) {
  return (
    <section aria-labelledby="to-answer">
      <h2 id="to-answer" className="text-heading">
        To answer
        {requests.length > 0 ? ` (${String(requests.length + moreRequests)})` : ''}
      </h2>
      {requests.length === 0 ? (
        <p className="mt-3 text-muted">
          Everybody has an answer. A new request shows up here, with the time by which you promised
          an answer.
        </p>
      ) : (
        <ul className="mt-4 space-y-3">
          {requests.map((request) => (
            <li key={request.reference}>
              <Waiting request={request} now={now} />
            </li>
          ))}
        </ul>
      )}
      {moreRequests > 0 ? (
        <p className="mt-3 text-muted">
          {moreRequests} more wait. They move up as you answer these.
        </p>
      ) : null}
    </section>
  );
}

function Waiting({ request, now }: { request: WaitingRequest; now: Date }) {
  const { pets, zipCode, wanted, answerBy, isMarked } = request;
  const promise = promiseWords(answerBy, now);
  return (
    <OperatorLink
      to={request}
      className="flex items-center gap-3 rounded-card bg-card p-4 shadow-card hover:shadow-lift"
    >
      <span className="min-w-0 grow">
        <span
          className={`block text-[0.95rem] font-semibold tabular-nums ${promise.isLate ? 'text-danger-deep' : 'text-spruce'}`}
        >
          {promise.text}
        </span>
        <strong className="block text-lead leading-snug font-semibold">{listed(pets)}</strong>
        <span className="block tabular-nums">
          {formatDay(wanted.day)}, {wanted.window}
        </span>
        <span className="block text-[0.95rem] text-muted">
          {zipCode}, {zoneWords(zipCode)}
        </span>
        {isMarked ? (
          <span className="block text-[0.95rem] text-amber">
            Looks unusual: read it before you answer
          </span>
        ) : null}
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </OperatorLink>
  );
}
