import { RequestFacts } from './request-facts';
import { SentAgain } from './sent-again';
import { TimeWish } from './time-wish';
import { changedElsewhereMessage, formatStart, lastChange, visitHeading } from './visit-heading';
import { VisitPanel } from './visit-panel';
import type { VisitMutation } from '@/backend/use-visit';
import { takeFocus } from '@/browser/take-focus';
import { useNow } from '@/browser/use-now';
import { Notice } from '@/ui/notice';
import { formatMinutes, joinNames } from '@shared/format';
import type { OperatorVisit as Visit } from '@shared/visit-state';

type OperatorVisitProps = { visit: Visit; mutation: VisitMutation };

export function OperatorVisit({ visit, mutation }: OperatorVisitProps) {
  const { status, revision, requestVersion, reference, pets, starts, minutes } = visit;
  const change = lastChange(visit, useNow());
  return (
    <article className="grid items-start gap-x-10 gap-y-7 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <header className="lg:col-span-2">
        <p className="text-[0.95rem] text-muted tabular-nums">
          {reference}, {change}
        </p>
        <h1
          tabIndex={-1}
          ref={mutation.isSuccess ? takeFocus : undefined}
          className="mt-1 text-title outline-none"
        >
          {visitHeading(visit)}
        </h1>
        <p className="mt-1 text-lead">
          {[
            joinNames(pets.map(({ name }) => name)),
            status !== 'confirmed' && starts ? formatStart(starts) : '',
            minutes === null ? '' : formatMinutes(minutes),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
        <div role="status">
          {mutation.data?.refusal === 'stale' ? (
            <Notice tone="care" className="mt-4">
              {staleWords(mutation, visit) ?? changedElsewhereMessage(change)}
            </Notice>
          ) : null}
        </div>
        <TimeWish visit={visit} mutation={mutation} />
        <MailProblem visit={visit} />
      </header>
      <div className="min-w-0 space-y-7">
        <SentAgain visit={visit} mutation={mutation} />
        <RequestFacts visit={visit} />
      </div>
      {/* `contents` lets the action bar of a phone stick along the whole page. */}
      <div className="min-w-0 max-lg:contents lg:space-y-8">
        <VisitPanel
          key={`${status} ${revision} ${requestVersion}`}
          visit={visit}
          mutation={mutation}
        />
      </div>
    </article>
  );
}

/** Set when the change was refused because the owner changed the request first. */
function staleWords({ variables }: VisitMutation, shown: Visit): string | undefined {
  if (!variables || !('requestVersion' in variables)) return undefined;
  if (variables.action === 'keep_time' && variables.revision === shown.revision) {
    return 'The owner asked for yet another time meanwhile. This is the new wish; nothing was sent from here.';
  }
  const isNewer =
    variables.action !== 'use_details' && variables.requestVersion !== shown.requestVersion;
  return isNewer
    ? 'The owner changed the request meanwhile. This is the new one; nothing was sent from here.'
    : undefined;
}

const mailProblems = {
  bounced: 'Mails to this owner come back. Call or text to be sure they know.',
  complained: 'This owner marked our mail as spam, so none is sent anymore. Call or text instead.',
} as const;

function MailProblem({ visit: { mailProblem } }: { visit: Visit }) {
  if (!mailProblem) return null;
  return (
    <Notice tone="bad" className="mt-4">
      {mailProblems[mailProblem]}
    </Notice>
  );
}
