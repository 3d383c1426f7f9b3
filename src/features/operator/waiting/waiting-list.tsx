import { ArrowDown, ChevronRight } from 'lucide-react';
import { MoreButton, Promised } from '../day/list-parts';
import { useListedDay, useOperator } from '../operator';
import { useSpot } from '../operator-bar';
import { OperatorLink } from '../operator-link';
import { MailProblemNotice } from '../reach-owner';
import { serviceWords } from '../terms/answer-terms';
import { formatStart } from '../time-words';
import { PromisedCalls } from './promised-calls';
import { MessageItem, useMessages } from './waiting-messages';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Fold } from '@/ui/fold';
import { joinFilled, petNames } from '@shared/business/format';
import { zipLabel } from '@shared/business/zone-words';
import { formatDay } from '@shared/time/denver-time';
import type { OperatorDay, WaitingRequest, WaitingWish } from '@shared/visits/operator-day';

type Entry = WaitingRequest | WaitingWish;

/** A line above the day says how many wait and until when the first answer is promised, and leads there. */
export function WaitingLine() {
  const day = useListedDay();
  const { goTo } = useSpot();
  const promises = [...day.waiting, ...day.messages].map(({ answerBy }) => answerBy).sort();
  const [first] = promises;
  const words = joinFilled([
    day.calls.length > 0 && `${day.calls.length} to call`,
    promises.length > 0 && `${countWaiting(day)} to answer`,
  ]);
  if (words === '') return null;
  return (
    <button
      type="button"
      className="no-print mt-3 flex min-h-12 w-full cursor-pointer items-center gap-x-2 rounded-control border border-line bg-card px-4 py-2 text-left lg:hidden"
      onClick={() => goTo('answer')}
    >
      <span className="flex grow flex-wrap items-baseline gap-x-3">
        <strong className="font-semibold">{words}</strong> {first ? <Promised by={first} /> : null}
      </span>
      <ArrowDown aria-hidden className="ml-auto size-5 shrink-0 text-muted" />
    </button>
  );
}

function countWaiting({ waiting, messages, moreWaiting }: OperatorDay): number {
  return waiting.length + messages.length + moreWaiting;
}

/** A phone shows three until the rest is asked for: `n+4` hides the others. */
const firstListed = 3;

type WaitingListProps = { onMore: () => void; isLoadingMore: boolean };

export function WaitingList({ onMore, isLoadingMore }: WaitingListProps) {
  const day = useListedDay();
  const { listsAll } = useOperator();
  const { spot, goTo } = useSpot();
  const waitingCount = countWaiting(day);
  const listed = day.waiting.length + day.messages.length;
  const isFolded = listed > firstListed + 1 && !listsAll && spot !== 'answer';
  return (
    <>
      <PromisedCalls />
      <section aria-labelledby="to-answer">
        <h2
          id="to-answer"
          tabIndex={-1}
          className="flex min-h-12 items-center text-heading outline-none"
        >
          To answer
          {waitingCount > 0 ? ` (${waitingCount})` : ''}
        </h2>
        {waitingCount === 0 ? <p className="text-muted">Everybody has an answer.</p> : null}
        <Entries
          entries={day.waiting}
          messages={day.messages}
          className={isFolded ? 'max-lg:*:nth-[n+4]:hidden' : undefined}
        />
        {isFolded ? (
          <Button
            variant="secondary"
            size="thumb"
            className="mt-3 lg:hidden"
            onClick={() => goTo('answer')}
          >
            {listed - firstListed} more
          </Button>
        ) : null}
        <MoreButton count={day.moreWaiting} isBusy={isLoadingMore} onClick={onMore} />
        <Suspects onMore={onMore} isLoadingMore={isLoadingMore} />
      </section>
    </>
  );
}

function Suspects({ onMore, isLoadingMore }: WaitingListProps) {
  const { suspects, moreSuspects, suspectMessages } = useListedDay();
  const count = suspects.length + suspectMessages.length + moreSuspects;
  if (count === 0) return null;
  return (
    <Fold
      title={`${count} that ${count === 1 ? 'looks' : 'look'} like spam`}
      look="text-amber"
      className="mt-4 rounded-card border border-line px-4"
    >
      <p className="text-[0.95rem] text-muted">
        Some may be real. Their owners get no email before you answer.
      </p>
      <div className="pb-4">
        <Entries entries={suspects} messages={suspectMessages} />
        <MoreButton count={moreSuspects} isBusy={isLoadingMore} onClick={onMore} />
      </div>
    </Fold>
  );
}

type EntriesProps = Pick<OperatorDay, 'messages'> & {
  entries: readonly Entry[];
  className?: string | undefined;
};

function Entries({ entries, messages, className }: EntriesProps) {
  const list = useMessages(messages);
  const all = [...entries, ...list.shown].toSorted(
    (one, next) =>
      Number(next.isCustomer) - Number(one.isCustomer) || one.answerBy.localeCompare(next.answerBy),
  );
  return (
    <ul className={classNames('mt-2 space-y-2', className)}>
      {all.map((entry) =>
        entry.kind === 'message' ? (
          <MessageItem key={entry.id} message={entry} list={list} />
        ) : (
          <li key={`${entry.kind} ${entry.reference}`}>
            <WaitingCard entry={entry} />
            <MailProblemNotice className="mt-1" {...entry} />
          </li>
        ),
      )}
    </ul>
  );
}

/** Few lines, so that many are seen at once; the request shows what was written. */
function WaitingCard({ entry }: { entry: Entry }) {
  const { owner, pets } = entry;
  return (
    <OperatorLink
      to={entry}
      className="flex items-center gap-2 rounded-card bg-card py-2.5 pr-3 pl-4 shadow-card hover:shadow-lift"
    >
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 text-[0.95rem] wrap-anywhere">
            <strong className="text-lead leading-snug font-semibold">{petNames(pets)}</strong>{' '}
            {owner.name}
          </span>
          <Promised by={entry.answerBy} />
        </span>
        {entry.kind === 'wish' ? <WishLines wish={entry} /> : <RequestLine request={entry} />}
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
    </OperatorLink>
  );
}

function RequestLine({ request }: { request: WaitingRequest }) {
  const { preferred, zipCode, zone, pets } = request;
  const fee = zone === 'core' ? '' : `, ${zipLabel(zone, zipCode).toLowerCase()}`;
  return (
    <span className="block text-[0.95rem] wrap-anywhere tabular-nums">
      {formatDay(preferred.day)}, {preferred.window}, {zipCode}
      <span className="text-muted">
        {fee}, {serviceWords(pets)}
      </span>
    </span>
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
        Booked for {formatStart(starts)}
      </span>
      {words ? <span className="mt-1 block whitespace-pre-line">“{words}”</span> : null}
    </>
  );
}
