import { Check, MessageCircle } from 'lucide-react';
import { lineLink } from '../operator-link';
import { askForYesLink } from '../reach-owner';
import { formatDay } from '@shared/time/denver-time';
import type { AskedTime, DenverTime } from '@shared/visits/visit-state';
import { matchesRequest } from '@shared/visits/visit-terms';
import { notHeard, saidYes } from '@shared/visits/yes-words';

type OwnerAnswerProps = {
  visit: Parameters<typeof askForYesLink>[0] & {
    readonly asked: AskedTime | null;
    readonly hasAccepted: boolean;
  };
  /** While its time is near and not over. */
  asksForYes: boolean;
};

/** Whether the owner said yes to a confirmed time; until then, also that it is not the one asked for. */
export function OwnerAnswer({ visit, asksForYes }: OwnerAnswerProps) {
  const text = askForYesLink(visit);
  if (visit.hasAccepted) {
    return (
      <p className="flex items-center gap-2 font-semibold text-spruce">
        <Check aria-hidden className="size-5" />
        {saidYes}
      </p>
    );
  }
  return (
    <>
      <NotAskedFor {...visit} />
      {asksForYes ? (
        <p className="flex flex-wrap items-center gap-x-5 font-normal">
          {notHeard}
          {text ? (
            <a href={text} className={lineLink}>
              <MessageCircle aria-hidden className="size-4" />
              Text for a yes
            </a>
          ) : null}
        </p>
      ) : null}
    </>
  );
}

type NotAskedForProps = { starts: DenverTime; asked: AskedTime | null };

/** Shown for a time outside the day or window that the owner asked for last. */
export function NotAskedFor({ starts, asked }: NotAskedForProps) {
  if (!asked || matchesRequest(starts, asked)) return null;
  return (
    <span className="block text-[0.95rem] font-normal text-amber">
      <span className="font-semibold">Not the time asked for</span> ({formatDay(asked.day)},{' '}
      {asked.window})
    </span>
  );
}
