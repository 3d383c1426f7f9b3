import { useState } from 'react';
import { Problem } from '../action-form';
import { Tick } from '../choices';
import { failureWords } from '../failure-words';
import { useListedDay, useOperator } from '../operator';
import { OperatorLink, lineLink } from '../operator-link';
import { TextOwner, ownerTextLink } from '../reach-owner';
import { OpenedText } from '../ready-texts';
import { formatStart } from '../time-words';
import { WaitingPress } from '../undo-button';
import { useCalled } from '@/backend/calls/use-operator-day';
import { buttonStyle } from '@/ui/button';
import { phoneLinks } from '@shared/business/contact-links';
import { firstName, petNames } from '@shared/business/format';
import { formatPhone } from '@shared/business/phone';
import type { PromisedCall } from '@shared/visits/operator-day';
import { hasStarted } from '@shared/visits/visit-status';

/** No email told these customers that we canceled. A call that was ticked here stays, to be taken back. */
export function PromisedCalls() {
  const { calls } = useListedDay();
  const [ticked, setTicked] = useState<readonly PromisedCall[]>([]);
  const isOpen = ({ reference }: PromisedCall) =>
    calls.some((call) => call.reference === reference);
  const shown = [...calls, ...ticked.filter((call) => !isOpen(call))];
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="to-call" className="mb-8">
      <h2
        id="to-call"
        tabIndex={-1}
        className="flex min-h-12 items-center text-heading outline-none"
      >
        To call{calls.length > 0 ? ` (${calls.length})` : ''}
      </h2>
      <ul className="mt-2 space-y-2">
        {shown.map((call) => (
          <li key={call.reference} className="rounded-card bg-card px-4 pt-1 pb-4 shadow-card">
            <Call
              call={call}
              isCalled={!isOpen(call)}
              onTick={() =>
                setTicked([...ticked.filter((other) => other.reference !== call.reference), call])
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type CallProps = {
  call: PromisedCall;
  isCalled: boolean;
  /** Called before sending, so that the row stays once the day is read without it. */
  onTick: () => void;
};

function Call({ call, isCalled, onTick }: CallProps) {
  const { reference, owner, pets, starts } = call;
  const mutation = useCalled(useOperator().operatorKey);
  const { mutate, isPending, variables } = mutation;
  const kept = mutation.kept.findLast((tick) => tick.reference === reference);
  const links = phoneLinks(owner.phone, '');
  return (
    <>
      <OperatorLink to={call} className={lineLink}>
        {owner.name}, {petNames(pets)}
      </OperatorLink>
      <p className="tabular-nums">
        You canceled {formatStart(starts)}. No email reaches them:{' '}
        <span className="inline-block">{formatPhone(owner.phone)}</span>
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {links ? (
          <a href={links.call} className={buttonStyle({ variant: 'outline', size: 'thumb' })}>
            Call
          </a>
        ) : null}
        <TextCanceled {...call} />
        <Tick
          isChecked={kept?.isCalled ?? (isPending ? variables.isCalled : isCalled)}
          onChange={(isCalled) => {
            onTick();
            mutate({ reference, isCalled });
          }}
        >
          Told
        </Tick>
      </div>
      <OpenedText visit={call} />
      {kept ? <WaitingPress what={kept.isCalled ? 'Told' : 'Not told'} /> : null}
      <Problem words={failureWords(mutation)} className="mt-2" />
    </>
  );
}

/** `isBack`: it takes place after all. */
export function TextCanceled(
  props: Pick<PromisedCall, 'reference' | 'owner' | 'starts' | 'words'> & { isBack?: boolean },
) {
  const { owner, starts, words, isBack } = props;
  const { now, texts } = useOperator();
  const cannot = hasStarted(starts, now) ? 'couldn’t' : 'can’t';
  const when = formatStart(starts);
  const text = isBack
    ? `We can come ${when}, after all.`
    : `We ${cannot} come ${when}, sorry. ${words}\nYou owe nothing for this visit. Which other day suits you?`;
  return (
    <TextOwner href={ownerTextLink(owner, text)} onClick={() => texts.markText(props, 'Text')}>
      Text {firstName(owner)}
    </TextOwner>
  );
}
