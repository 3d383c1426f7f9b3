import { Check, MessageCircle } from 'lucide-react';
import { askForYesLink } from '../on-my-way';
import { NotAskedFor } from './not-asked-for';
import type { AskedTime, DenverTime } from '@shared/visits/visit-state';
import { notHeard, saidYes } from '@shared/visits/yes-words';

type OwnerAnswerProps = {
  visit: {
    readonly owner: { readonly name: string; readonly phone: string };
    readonly starts: DenverTime;
    readonly asked: AskedTime | null;
    readonly hasAccepted: boolean;
    readonly ownerLink: string | null;
  };
  /** While its time is near and not over. */
  asksForYes: boolean;
};

/** Whether the owner said yes to a confirmed time; until then, also that it is not the one asked for. */
export function OwnerAnswer({ visit, asksForYes }: OwnerAnswerProps) {
  const { starts, asked, hasAccepted } = visit;
  const text = askForYesLink(visit);
  if (hasAccepted) {
    return (
      <p className="flex items-center gap-2 font-semibold text-spruce">
        <Check aria-hidden className="size-5" />
        {saidYes}
      </p>
    );
  }
  return (
    <>
      <NotAskedFor starts={starts} asked={asked} />
      {asksForYes ? (
        <p className="flex flex-wrap items-center gap-x-5 font-normal">
          {notHeard}
          {text ? (
            <a
              href={text}
              className="inline-flex min-h-12 items-center gap-2 font-semibold text-accent-deep underline underline-offset-4"
            >
              <MessageCircle aria-hidden className="size-4" />
              Text for a yes
            </a>
          ) : null}
        </p>
      ) : null}
    </>
  );
}
