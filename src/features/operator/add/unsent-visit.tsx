import { useEffect, useEffectEvent, useState } from 'react';
import { failureWords } from '../failure-words';
import { useOperator } from '../operator';
import { OperatorLink, lineLink } from '../operator-link';
import { formatStart } from '../time-words';
import { addFailures, addProblem } from './add-failures';
import { addSchema, newAddValues, toAddedVisit } from './add-values';
import { mayBeStored, useResending } from './use-adding';
import { useAddVisit } from '@/backend/calls/add-visit-calls';
import { readDraft, writeDraft } from '@/browser/drafts';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';

/** A visit that was typed and not stored; one that was sent is sent again, which adds it once. */
export function UnsentVisit({ onOpen }: { onOpen: () => void }) {
  const [draft] = useState(() => readDraft('added-visit', addSchema, newAddValues()));
  const mutation = useAddVisit(useOperator().operatorKey);
  const { data, error, mutate } = mutation;

  function send() {
    const request = draft?.isSent ? addSchema.safeParse(draft).data : undefined;
    if (!request) return;
    // Refused, it is only typed: sent again later, it might be added without a tap.
    const refused = { ...draft, isSent: false };
    mutate(toAddedVisit(request), {
      onSuccess: ({ added }) => writeDraft('added-visit', added ? null : refused),
      onError: (failure) => (mayBeStored(failure) ? undefined : writeDraft('added-visit', refused)),
    });
  }

  const sendAtOnce = useEffectEvent(send);
  useEffect(() => sendAtOnce(), []);
  useResending(error, send);

  if (!draft) return null;
  if (data?.added) {
    const { visit, token } = data.added;
    return (
      <Notice tone="good" role="status">
        {draft.name}’s visit{' '}
        {visit.status === 'canceled' ? 'was added and taken back since' : 'is added now'}
        {visit.starts ? `: ${formatStart(visit.starts)}` : ''}.{' '}
        <OperatorLink to={{ reference: visit.reference, token }} className={lineLink}>
          Open it
        </OperatorLink>
      </Notice>
    );
  }
  return (
    <Notice tone="care" role="status">
      <p>
        {draft.name || 'Somebody'}’s visit isn’t added yet.{' '}
        {data ? addProblem(data)?.words : failureWords(mutation, addFailures)}
      </p>
      <Button variant="outline" size="thumb" className="mt-2" onClick={onOpen}>
        Go on with it
      </Button>
    </Notice>
  );
}
