import { KeyRound } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { ConfirmButton } from '../choices';
import { isKeyFailure } from '../failure-words';
import { ListedDay, useOperator } from '../operator';
import { useSpot } from '../operator-bar';
import { HowItStood, Unopened } from '../unopened';
import { loadNextTime } from '../visit/lazy-next-time';
import { DayBoard } from './day-board';
import { ThisWeek } from './this-week';
import { useOperatorDay } from '@/backend/calls/use-operator-day';
import { visitFailure } from '@/backend/calls/visit-calls';
import { outlivesReload } from '@/browser/drafts';
import { lazyComponent } from '@/browser/lazy-component';
import { startWorker } from '@/browser/operator-worker';
import { serverTime } from '@/browser/use-now';
import { useOnline } from '@/browser/use-online';
import { paths } from '@/site/paths';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { formatMoment } from '@shared/time/denver-time';
import { type MailTrouble as Trouble, mostDayPages } from '@shared/visits/operator-day';

export function DayPage() {
  const { operatorKey, now } = useOperator();
  const [pages, setPages] = useState(1);
  const query = useOperatorDay(operatorKey, pages);
  const { data: day, error, isFetching, isPlaceholderData, refetch, dataUpdatedAt } = query;
  const onMore = () => setPages(Math.min(pages + 1, mostDayPages));
  const isOnline = useOnline();
  const failure = error ? visitFailure(error) : isOnline ? undefined : 'offline';
  const isOpened = day !== undefined && !failure;
  useEffect(() => {
    if (isOpened) void startWorker(paths.operator);
  }, [isOpened]);
  // What the key opened is not shown without it.
  if (!day || failure === 'operator_key_missing' || (failure && isKeyFailure(failure))) {
    return <Unopened opens="day" failure={failure} query={query} />;
  }
  const readAt = formatMoment(serverTime(dataUpdatedAt), now);
  return (
    <ListedDay day={day}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-[0.95rem] text-muted">
        <h1 className="font-sans text-[0.95rem] font-semibold">Requests and visits</h1>
        {failure ? null : (
          <BesideForm>
            <button
              type="button"
              className="min-h-12 cursor-pointer tabular-nums underline underline-offset-4"
              onClick={() => void refetch()}
            >
              Checked {readAt}
            </button>
          </BesideForm>
        )}
      </div>
      <div role="status">
        {failure ? <HowItStood failure={failure} readAt={dataUpdatedAt} /> : null}
      </div>
      {failure === 'unreachable' ? (
        <Button
          variant="outline"
          size="thumb"
          className="mt-3"
          isBusy={isFetching}
          onClick={() => void refetch()}
        >
          {isFetching ? 'Trying...' : 'Try again'}
        </Button>
      ) : null}
      <MailTroubleNotice trouble={day.trouble} />
      <DayPanel />
      <BesideForm>
        <DayBoard onMore={onMore} isLoadingMore={isPlaceholderData}>
          <ThisWeek />
        </DayBoard>
        {operatorKey === '' ? null : <ForgetDevice />}
      </BesideForm>
    </ListedDay>
  );
}

/** On a phone the form of a visit stands alone, until it is done. */
function BesideForm({ children }: { children: ReactNode }) {
  return <div className={useSpot().isAdding ? 'max-lg:hidden' : undefined}>{children}</div>;
}

/** Asks for confirmation, because the key is long to type again. */
function ForgetDevice() {
  const { forgetKey } = useOperator();
  return (
    <section aria-label="This device" className="mt-12 border-t border-line pt-5">
      <ConfirmButton
        variant="ghost"
        question="Forget the key here? This device then needs it again to open requests and visits."
        yes="Forget the key"
        no="Keep it"
        onYes={forgetKey}
      >
        <KeyRound aria-hidden className="size-4" />
        Forget this device
      </ConfirmButton>
    </section>
  );
}

const AddPanel = lazyComponent(async () => (await import('../add/add-panel')).AddPanel);
const FindPanel = lazyComponent(async () => (await import('../add/find-panel')).FindPanel);
const UnsentVisits = lazyComponent(async () => (await import('../add/unsent-visits')).UnsentVisits);
const BlockPanel = lazyComponent(async () => (await import('../blocks/block-panel')).BlockPanel);

const hasUnsent = () => outlivesReload('added-visit') || outlivesReload('other-visits');

/** The top of the day shows what the bar opened, below a visit that was typed and not added. */
function DayPanel() {
  const { panel, opened, goTo, markDone } = useSpot();
  const [hadDraft] = useState(hasUnsent);

  // It loads once the day is shown, so that the panels open in a van without network, too.
  useEffect(() => {
    for (const load of [AddPanel.load, FindPanel.load, BlockPanel.load, loadNextTime]) void load();
  }, []);

  const isUnsent = panel !== 'add' && (hadDraft || hasUnsent());
  const Panel = panel && { add: AddPanel, find: FindPanel, block: BlockPanel }[panel];

  /** The focus returns to the button that opened it. */
  function close() {
    const opener = document.querySelector<HTMLElement>('[data-operator-bar] [aria-expanded=true]');
    opener?.focus({ preventScroll: true });
    goTo(undefined);
  }

  return (
    <div className="no-print mt-4 space-y-4 empty:hidden">
      <Suspense>{isUnsent ? <UnsentVisits onOpen={() => goTo('add')} /> : null}</Suspense>
      <Suspense
        fallback={<p role="status">Loading. If you’re offline, it opens once you’re back.</p>}
      >
        {panel && Panel ? (
          <Panel key={opened} onDone={(isDone) => markDone(panel, isDone)} onClose={close} />
        ) : null}
      </Suspense>
    </div>
  );
}

const problems: Readonly<Record<string, string>> = {
  operator_address: 'Emails to you come back, so look here.',
  mail_given_up: 'An email to you was given up, so look here.',
  mail_late: 'Emails are late, so look here.',
  request_unqueued: 'A request came in without an email, so look here.',
};

/** One line says what the operator has to know about emails; an ordinary day has none. */
export function MailTroubleNotice({ trouble }: { trouble: Trouble }) {
  const words = troubleWords(trouble, useOperator().now);
  if (words === '') return null;
  return (
    <Notice tone="care" role="alert" className="mt-3">
      {words} The operating guide says what to do.
    </Notice>
  );
}

function troubleWords({ problem, receiptsWaitSince, pausedUntil }: Trouble, now: Date): string {
  if (problem !== null) return problems[problem] ?? problems['mail_late'] ?? '';
  if (pausedUntil !== null) {
    return `The email provider paused all emails. They go out again ${formatMoment(new Date(pausedUntil), now)}.`;
  }
  return receiptsWaitSince === null
    ? ''
    : 'Receipts to customers wait, because too many came back. Anyone who sends a request hears nothing until you answer.';
}
