import { Problem } from '../action-form';
import { changeProblem } from '../failure-words';
import { useAccess, useOperator } from '../operator';
import { OperatorLink } from '../operator-link';
import { TextOwner, textLink } from '../reach-owner';
import { Receipt, undoneWords } from '../record/receipt';
import { formatStart } from '../time-words';
import { useVisit } from '@/backend/calls/use-visit';
import { takeFocus } from '@/browser/take-focus';
import { buttonStyle } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { petNames } from '@shared/business/format';
import { formatDay, formatTime } from '@shared/time/denver-time';
import type { Added } from '@shared/visits/operator-day';
import type { OperatorVisit } from '@shared/visits/visit-state';
import { hasStarted } from '@shared/visits/visit-status';

export function AddedNote({ added: { token, visit } }: { added: Added }) {
  const { now } = useOperator();
  const opened = { reference: visit.reference, token };
  const { query, mutation } = useVisit(useAccess(opened));
  const current = query.data?.audience === 'operator' ? query.data : visit;
  const { status, starts, owner, pets } = current;
  const names = petNames(pets);
  if (status !== 'confirmed') {
    return (
      <Notice tone="good" role="status" className="mt-4">
        {undoneWords(current)}
      </Notice>
    );
  }
  return (
    <div className="mt-4 space-y-3">
      <p tabIndex={-1} ref={takeFocus} className="font-semibold outline-none">
        {names}, {owner.name}: {starts ? formatStart(starts) : ''}
      </p>
      <div role="status">
        <Receipt visit={current} mutation={mutation} wasSentHere />
      </div>
      <Problem words={changeProblem(mutation)} />
      <div className="grid grid-cols-2 gap-2">
        <TextOwner
          href={addedLink(current, names, now)}
          variant={owner.email ? 'outline' : 'accent'}
        >
          Text it
        </TextOwner>
        <OperatorLink to={opened} className={buttonStyle({ variant: 'outline', size: 'thumb' })}>
          Open it
        </OperatorLink>
      </div>
    </div>
  );
}

/** Undefined for a visit that was recorded afterwards, and without a number that can be dialed. */
function addedLink({ owner, starts, ownerLink }: OperatorVisit, names: string, now: Date) {
  if (!starts || !ownerLink || hasStarted(starts, now)) return undefined;
  const when = `${formatDay(starts.day, 'long')}, around ${formatTime(starts.time)}`;
  return textLink(owner, `See you ${when}, for ${names}. Your visit: ${ownerLink}`);
}
