import type { ReactNode } from 'react';
import {
  changeFailures,
  isFieldRefusal,
  notAllowedWords,
  takenMeanwhileWords,
  tooEarlyWords,
  tooLateToUndoWords,
} from './refusal-words';
import type { VisitMutation } from '@/backend/calls/use-visit';
import { visitFailure } from '@/backend/calls/visit-calls';
import { Notice } from '@/ui/notice';

type ActionBarProps = {
  mutation: VisitMutation;
  /** The last click failed because of a bug in our own code. */
  hasFailed?: boolean;
  /** What the button will do, such as the chosen day and time. */
  summary?: ReactNode;
  children: ReactNode;
};

/** On a phone the buttons stick to the bottom of the screen. */
export function ActionBar({ mutation, hasFailed, summary, children }: ActionBarProps) {
  const problem = hasFailed ? changeFailures.unexpected : changeProblem(mutation);
  return (
    <StickyBar problem={problem} summary={summary}>
      {children}
    </StickyBar>
  );
}

type StickyBarProps = Pick<ActionBarProps, 'summary' | 'children'> & { problem: ReactNode };

export function StickyBar({ problem, summary, children }: StickyBarProps) {
  return (
    <div className="no-print sticky bottom-(--stick-bottom) z-10 -mx-(--gutter) border-t border-line bg-paper px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:static lg:mx-0 lg:border-0 lg:px-0 lg:pt-0">
      {problem ? (
        <Notice tone="bad" role="alert" className="mb-3">
          {problem}
        </Notice>
      ) : null}
      {summary ? <div className="mb-2 font-semibold tabular-nums">{summary}</div> : null}
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </div>
  );
}

/** Why a change was not made, where no bar says it. */
export function ChangeProblem({ mutation }: { mutation: VisitMutation }) {
  const problem = changeProblem(mutation);
  if (!problem) return null;
  return (
    <Notice tone="bad" role="alert">
      {problem}
    </Notice>
  );
}

/** A refused time is shown at its field, and `stale` at the top of the page. */
function changeProblem({ isPending, error, data, variables }: VisitMutation): string | undefined {
  if (isPending) return undefined;
  if (error) return changeFailures[visitFailure(error)];
  const refusal = data?.refusal;
  if (refusal === 'taken' && variables?.action === 'undo') return takenMeanwhileWords;
  if (refusal === 'too_late_to_undo') return tooLateToUndoWords;
  if (!refusal || refusal === 'stale' || isFieldRefusal(refusal)) return undefined;
  return refusal === 'too_early' ? tooEarlyWords : notAllowedWords;
}
