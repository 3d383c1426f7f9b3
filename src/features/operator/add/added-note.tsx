import { Problem } from '../action-form';
import { changeProblem } from '../failure-words';
import { useAccess, useOperator } from '../operator';
import { OperatorLink } from '../operator-link';
import { TextOwner } from '../reach-owner';
import { Receipt, toldLink, undoneWords } from '../record/receipt';
import { formatStart } from '../time-words';
import { useVisit } from '@/backend/calls/use-visit';
import { takeFocus } from '@/browser/take-focus';
import { buttonStyle } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { petNames } from '@shared/business/format';
import type { Added } from '@shared/visits/operator-day';

export function AddedNote({ added: { token, visit } }: { added: Added }) {
  const { now } = useOperator();
  const opened = { reference: visit.reference, token };
  const { query, mutation } = useVisit(useAccess(opened));
  const current = query.data?.audience === 'operator' ? query.data : visit;
  const { status, starts, owner, pets } = current;
  const names = petNames(pets);
  if (status !== 'confirmed') {
    return (
      <Notice tone="good" role="status" tabIndex={-1} ref={takeFocus} className="mt-4 outline-none">
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
      <div className="grid grid-cols-2 gap-2 lg:flex">
        <TextOwner
          href={toldLink(current, now)}
          variant={owner.email && !current.mailProblem ? 'outline' : 'accent'}
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
