import { useState } from 'react';
import { changeFailures } from '../refusal-words';
import { useVisitChange } from '@/backend/calls/use-visit';
import { type VisitAccess, visitFailure } from '@/backend/calls/visit-calls';
import { takeFocus } from '@/browser/take-focus';
import { Button } from '@/ui/button';
import { TextArea } from '@/ui/fields/text-area';
import { Notice } from '@/ui/notice';
import { visitLimits } from '@shared/visits/visit-state';

type PrivateLineProps = { line: string; access: VisitAccess };

/** What the operator keeps in mind. It changes neither the visit nor what its owner reads. */
export function PrivateLine({ line, access }: PrivateLineProps) {
  const mutation = useVisitChange(access);
  const [typed, setTyped] = useState<string>();
  const { isPending, error, data } = mutation;
  const isStale = data?.refusal === 'stale';

  function save() {
    mutation.mutate(
      { action: 'keep_line', fields: { line: (typed ?? '').trim(), seen: line } },
      { onSuccess: ({ refusal }) => (refusal ? undefined : setTyped(undefined)) },
    );
  }

  if (typed === undefined) {
    return (
      <div className="space-y-2">
        {line ? (
          <p className="wrap-anywhere whitespace-pre-line">
            <span className="block text-[0.95rem] text-muted">Only you see this</span>
            <strong>{line}</strong>
          </p>
        ) : null}
        <Button
          ref={data ? takeFocus : undefined}
          variant="outline"
          size="thumb"
          onClick={() => setTyped(line)}
        >
          {line ? 'Change the private note' : 'Add a private note'}
        </Button>
      </div>
    );
  }
  return (
    <div className="space-y-2">
      <TextArea
        ref={takeFocus}
        label="Private note"
        hint="Only you see it. Such as: bites at nails, muzzle in the hall."
        rows={2}
        maxLength={visitLimits.privateLine}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isStale ? (
        <Notice tone="care" role="alert">
          Another device changed it meanwhile. It says: “{line}”. Save again to replace that.
        </Notice>
      ) : null}
      {error && !isPending ? (
        <Notice tone="bad" role="alert">
          {changeFailures[visitFailure(error)]}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button variant="accent" size="thumb" isBusy={isPending} onClick={save}>
          {isPending ? 'Saving...' : 'Save'}
        </Button>
        <Button
          variant="ghost"
          size="thumb"
          disabled={isPending}
          onClick={() => {
            mutation.reset();
            setTyped(undefined);
          }}
        >
          Back
        </Button>
      </div>
    </div>
  );
}
