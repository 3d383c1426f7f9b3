import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChangeFailure } from './visit-failures';
import type { OwnerMutation } from '@/backend/calls/use-visit';
import { takeFocus } from '@/browser/take-focus';
import { Button, buttonStyle } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { awaitsYes } from '@shared/visits/cancel-terms';
import { type VisitKey, endLink } from '@shared/visits/reference';
import { yesQuestion, yesReason } from '@shared/visits/time-words';
import type { OwnerVisit } from '@shared/visits/visit-state';

type SayYesProps = {
  visit: Pick<OwnerVisit, 'revision' | 'wish' | 'canceling' | 'openPrice'>;
  mutation: OwnerMutation;
};

type YesBarProps = SayYesProps & {
  /** Undefined where no other time can be asked for here. */
  onOtherTime: (() => void) | undefined;
  visitKey: VisitKey;
  /** Stands beside what the visitor came for. */
  isQuiet: boolean;
};

/** Opening the page says nothing: mail scanners open links. Without a yes the visit stands. */
export function SaidYes({ mutation: { variables } }: Pick<SayYesProps, 'mutation'>) {
  return (
    <Notice tone="good" className="mb-8 max-w-measure">
      <p
        ref={variables?.action === 'accept' ? takeFocus : undefined}
        tabIndex={-1}
        className="flex items-center gap-2 font-semibold outline-none"
      >
        <Check aria-hidden className="size-5 shrink-0" />
        All agreed. See you then!
      </p>
    </Notice>
  );
}

/** Stays at the lower edge of the screen, since the ticket alone fills that of a phone. Last on its page. */
export function YesBar({ visit, visitKey, mutation, onOtherTime, isQuiet }: YesBarProps) {
  const { canceling } = visit;
  const asksForPrice = visit.openPrice !== '';
  const cancelLink = endLink(`#${visitKey.reference}.${visitKey.token}`, 'cancel');
  const { data, variables } = mutation;
  const isRefused = variables?.action === 'accept' && data?.refusal === 'not_allowed';
  return (
    <div className="no-print sticky bottom-(--stick-bottom) z-10 -mx-(--gutter) mt-8 border-t border-line bg-paper px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:flex lg:flex-wrap lg:items-center lg:justify-between lg:gap-x-8">
      <p className="mb-2 leading-snug">
        <strong className="font-semibold">{yesQuestion(awaitsYes(canceling), asksForPrice)}</strong>{' '}
        {canceling ? yesReason(canceling, asksForPrice) : null}
      </p>
      <div className="flex flex-wrap gap-3">
        <YesButton {...{ visit, mutation }} variant={isQuiet ? 'outline' : 'accent'}>
          Yes, that works
        </YesButton>
        {onOtherTime ? (
          <Button variant="outline" disabled={mutation.isPending} onClick={onOtherTime}>
            Another time
          </Button>
        ) : awaitsYes(canceling) ? (
          <Link to={cancelLink} className={buttonStyle({ variant: 'outline' })}>
            No, cancel it
          </Link>
        ) : null}
      </div>
      <YesFailure mutation={mutation} />
      {isRefused ? (
        <Notice tone="care" role="alert" className="mt-4">
          This visit has begun or changed, so there’s nothing to say yes to. Please call or text us.
        </Notice>
      ) : null}
    </div>
  );
}

/** A yes also takes back the wish for another time. */
export function YesButton({
  visit: { revision, wish },
  mutation,
  variant,
  children,
}: SayYesProps & { variant: 'outline' | 'accent'; children: ReactNode }) {
  const isSaying = mutation.isPending && mutation.variables.action === 'accept';
  return (
    <Button
      variant={variant}
      className="grow"
      isBusy={isSaying}
      disabled={mutation.isPending}
      onClick={() =>
        mutation.mutate({ action: 'accept', fields: { revision, wish: wish?.number ?? 0 } })
      }
    >
      {isSaying ? 'Sending...' : children}
    </Button>
  );
}

export function YesFailure({ mutation }: Pick<SayYesProps, 'mutation'>) {
  const error = mutation.variables?.action === 'accept' ? mutation.error : null;
  return <ChangeFailure error={error} missed="sent" message="Yes, that works: " />;
}
