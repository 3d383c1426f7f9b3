import type { VisitFailure } from '@/backend/calls/visit-calls';
import { callOrText } from '@/site/paths';
import { Notice } from '@/ui/notice';
import { ReachButtons } from '@/ui/reach-buttons';

const linkWords = 'This link is no longer valid. Please call or text us.';

const failures = {
  unknown_link: linkWords,
  link_ended: linkWords,
  operator_key_required: linkWords,
  wrong_operator_key: linkWords,
  operator_key_missing: linkWords,
  too_many:
    'We’re getting a lot of attempts from your network. Please wait 10 minutes, or call or text us.',
  unexpected: 'Something went wrong on our side. Please tap again, or call or text us.',
} as const satisfies Record<Exclude<VisitFailure, 'offline' | 'unreachable'>, string>;

type ChangeFailureProps = {
  failure: VisitFailure;
  /** What did not happen. */
  missed: 'canceled' | 'saved' | 'sent';
  /** Why a second tap is safe, after "Tap again". */
  again?: string;
  /** Start of the text message to us. */
  message: string;
};

/** Says that a click failed or got no answer, and offers to call or text instead. */
export function ChangeFailure({ failure, missed, again = '.', message }: ChangeFailureProps) {
  const words = {
    ...failures,
    offline: `You’re offline, so nothing was ${missed}. Tap again once you’re back online.`,
    unreachable: `That didn’t go through. Tap again${again} If it still fails, call or text us.`,
  };
  return (
    <Notice tone="bad" role="alert" className="mt-4">
      <p>{words[failure]}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ReachButtons {...callOrText(message)} />
      </div>
    </Notice>
  );
}
