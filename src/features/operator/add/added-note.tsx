import { MessageCircle } from 'lucide-react';
import { ChangeProblem } from '../action-bar';
import { hasStarted } from '../answer/visit-time';
import { greeting } from '../on-my-way';
import { OperatorLink } from '../operator-link';
import { Receipt } from '../visit/undo';
import { useVisit } from '@/backend/calls/use-visit';
import { takeFocus } from '@/browser/take-focus';
import { serverTime } from '@/browser/use-now';
import { buttonStyle } from '@/ui/button-style';
import { Notice } from '@/ui/notice';
import { phoneLinks } from '@shared/business/contact-links';
import { joinNames } from '@shared/business/format';
import { formatDay, formatTime } from '@shared/time/denver-time';
import type { Added } from '@shared/visits/added-visit';
import type { OperatorVisit } from '@shared/visits/visit-state';

type AddedNoteProps = { added: Added; operatorKey: string };

/** A visit that was just added: how its owner hears of it, and Undo. */
export function AddedNote({ added, operatorKey }: AddedNoteProps) {
  const { token, visit } = added;
  const { reference } = visit;
  const { query, mutation } = useVisit({ audience: 'operator', reference, token, operatorKey });
  const current = query.data?.audience === 'operator' ? query.data : visit;
  const text = textLink(current);
  const names = joinNames(current.pets.map(({ name }) => name));
  if (current.status !== 'confirmed') {
    return (
      <Notice tone="good" role="status" className="mt-4">
        Taken back. Nothing of {names}’s visit is left on your day.
      </Notice>
    );
  }
  return (
    <div className="mt-4 space-y-3">
      <p tabIndex={-1} ref={takeFocus} className="font-semibold outline-none">
        {names}, {current.owner.name}: {whenWords(current)}
      </p>
      <div role="status">
        <Receipt visit={current} mutation={mutation} wasSentHere />
      </div>
      <ChangeProblem mutation={mutation} />
      <div className="grid grid-cols-2 gap-2">
        {text ? (
          <a
            href={text}
            className={buttonStyle({
              variant: current.owner.email ? 'outline' : 'accent',
              size: 'thumb',
            })}
          >
            <MessageCircle aria-hidden className="size-4" />
            Text it
          </a>
        ) : null}
        <OperatorLink
          to={{ reference, token }}
          className={buttonStyle({ variant: 'outline', size: 'thumb' })}
        >
          Open it
        </OperatorLink>
      </div>
    </div>
  );
}

function whenWords({ starts }: OperatorVisit): string {
  return starts ? `${formatDay(starts.day)}, ${formatTime(starts.time)}` : '';
}

/** Undefined for a visit that was recorded afterwards, and without a number that can be dialed. */
function textLink({ owner, pets, starts, ownerLink }: OperatorVisit): string | undefined {
  if (!starts || !ownerLink || hasStarted(starts, serverTime())) return undefined;
  const names = joinNames(pets.map(({ name }) => name));
  const when = `${formatDay(starts.day, 'long')}, around ${formatTime(starts.time)}`;
  const words = `${greeting(owner)}See you ${when}, for ${names}. Your visit: ${ownerLink}`;
  return phoneLinks(owner.phone, words)?.text;
}
