import { ChevronRight, NotebookPen } from 'lucide-react';
import { OperatorLink } from '../operator-link';
import { MailProblem } from '../reach-owner';
import { promiseWords, serviceWords } from './day-words';
import { Button } from '@/ui/button';
import { joinNames } from '@shared/business/format';
import { zoneLabels } from '@shared/business/zone-words';
import { formatDay, formatTime } from '@shared/time/denver-time';
import type { OperatorDay, WaitingRequest, WaitingWish } from '@shared/visits/operator-day';

type Entry = WaitingRequest | WaitingWish;

type WaitingListProps = Pick<OperatorDay, 'waiting' | 'moreWaiting' | 'marked' | 'moreMarked'> & {
  now: Date;
  onMore: () => void;
  isLoadingMore: boolean;
};

/** Requests and time wishes without an answer, earliest deadline first; what looks like spam is folded. */
export function WaitingList(props: WaitingListProps) {
  const { waiting, moreWaiting, marked, moreMarked, now, ...more } = props;
  const markedCount = marked.length + moreMarked;
  return (
    <section aria-labelledby="to-answer">
      <h2 id="to-answer" tabIndex={-1} className="-scroll-mt-6 text-heading outline-none">
        To answer
        {waiting.length > 0 ? ` (${waiting.length + moreWaiting})` : ''}
      </h2>
      {waiting.length === 0 ? (
        <p className="mt-3 text-muted">Everybody has an answer. New requests show up here.</p>
      ) : (
        <Entries entries={waiting} count={moreWaiting} now={now} {...more} />
      )}
      {markedCount > 0 ? (
        <details className="mt-4 rounded-card border border-line px-4">
          <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-amber">
            {markedCount} that {markedCount === 1 ? 'looks' : 'look'} like spam
          </summary>
          <p className="text-[0.95rem] text-muted">
            Some may be real. Their owners get no email before you answer.
          </p>
          <div className="pb-4">
            <Entries entries={marked} count={moreMarked} now={now} {...more} />
          </div>
        </details>
      ) : null}
    </section>
  );
}

type EntriesProps = Pick<WaitingListProps, 'now' | 'onMore' | 'isLoadingMore'> & {
  entries: readonly Entry[];
  /** How many more wait than are listed. */
  count: number;
};

function Entries({ entries, count, now, onMore, isLoadingMore }: EntriesProps) {
  return (
    <>
      <ul className="mt-4 space-y-3">
        {entries.map((entry) => (
          <li key={`${entry.kind} ${entry.reference}`}>
            <WaitingCard entry={entry} now={now} />
            <MailProblem className="mt-1" {...entry} />
          </li>
        ))}
      </ul>
      <MoreButton count={count} isBusy={isLoadingMore} onClick={onMore} />
    </>
  );
}

type MoreButtonProps = { count: number; isBusy: boolean; onClick: () => void };

/** For a list that leaves `count` entries out. */
export function MoreButton({ count, isBusy, onClick }: MoreButtonProps) {
  if (count <= 0) return null;
  return (
    <Button variant="secondary" size="thumb" className="mt-3" isBusy={isBusy} onClick={onClick}>
      {isBusy ? 'Loading...' : `${count} more: show them`}
    </Button>
  );
}

function WaitingCard({ entry, now }: { entry: Entry; now: Date }) {
  const { owner, pets, hasNotes } = entry;
  const promise = promiseWords(entry.answerBy, now);
  return (
    <OperatorLink
      to={entry}
      className="flex items-center gap-3 rounded-card bg-card p-4 shadow-card hover:shadow-lift"
    >
      <span className="min-w-0 grow wrap-anywhere">
        <span
          className={`block text-[0.95rem] font-semibold tabular-nums ${promise.isLate ? 'text-danger-deep' : 'text-spruce'}`}
        >
          {promise.text}
        </span>
        <strong className="block text-lead leading-snug font-semibold">
          {joinNames(pets.map(({ name }) => name))}
        </strong>
        <span className="block text-[0.95rem]">
          {owner.name}, {serviceWords(pets)}
          {hasNotes ? <NotesMark /> : null}
        </span>
        {entry.kind === 'wish' ? <WishLines wish={entry} /> : <RequestLines request={entry} />}
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </OperatorLink>
  );
}

/** The owner wrote something. */
export function NotesMark() {
  return (
    <span className="inline-flex items-center gap-1 px-2 whitespace-nowrap text-accent-deep">
      <NotebookPen aria-hidden className="size-4" />
      Notes
    </span>
  );
}

function RequestLines({ request }: { request: WaitingRequest }) {
  const { preferred, zipCode, zone } = request;
  const label = zoneLabels[zone];
  return (
    <>
      <span className="block tabular-nums">
        {formatDay(preferred.day)}, <span className="inline-block">{preferred.window}</span>
      </span>
      <span className="block text-[0.95rem] text-muted">
        {zipCode}, {label.charAt(0).toLowerCase() + label.slice(1)}
      </span>
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
