import { useOperator } from '../operator';
import {
  DoorFacts,
  Fact,
  Facts,
  OwnerFact,
  PetFacts,
  Place,
  WishFacts,
  askedTerm,
} from './request-facts';
import { hasNews } from './visit-heading';
import type { VisitMutation } from '@/backend/calls/use-visit';
import { seenOn } from '@/backend/calls/visit-calls';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { usd } from '@shared/business/format';
import { formatMoment } from '@shared/time/denver-time';
import type { FullDetails } from '@shared/visits/request-details';
import type { OperatorVisit } from '@shared/visits/visit-state';

/** The owner sent it after the answer. It changes nothing until the operator uses it. */
export function SentAgain({ visit, mutation }: { visit: OperatorVisit; mutation: VisitMutation }) {
  const { sentAgain, status, starts } = visit;
  const { now } = useOperator();
  if (!sentAgain) return null;
  const { requestVersion, sentAt } = sentAgain;
  const when = formatMoment(new Date(sentAt), now);
  if (!hasNews(sentAgain, visit)) {
    return <p className="text-muted">Sent again {when}, with nothing new in it.</p>;
  }
  const isUsable = status === 'confirmed' && starts !== null;
  return (
    <section
      aria-labelledby="sent-again"
      className="rounded-card border-2 border-amber bg-card p-5 shadow-card"
    >
      <h2 id="sent-again" className="text-heading">
        Sent again after your answer
      </h2>
      <p className="mt-1 text-muted">
        It came {when}. This is new; what you agreed on still stands.
      </p>
      <div className="mt-4">
        <Facts>
          <NewDetails details={sentAgain} known={visit} />
        </Facts>
      </div>
      {isUsable ? (
        <>
          <UseDetails visit={{ ...visit, requestVersion }} mutation={mutation} className="mt-5">
            Use these details
          </UseDetails>
          <p className="mt-2 text-[0.95rem] text-muted">
            Time and length stay. A new estimate replaces the price. We’ll email the customer.
          </p>
        </>
      ) : (
        <Notice tone="care" className="mt-5">
          No time is confirmed yet. Call or text the customer.
        </Notice>
      )}
    </section>
  );
}

type UseDetailsProps = {
  visit: Parameters<typeof seenOn>[0];
  mutation: VisitMutation;
  className?: string;
  children: string;
};

/** `requestVersion` is that of what was sent again. */
export function UseDetails({ visit, mutation, className, children }: UseDetailsProps) {
  return (
    <Button
      variant="secondary"
      className={className}
      isBusy={mutation.isPending}
      onClick={() => mutation.mutate({ action: 'use_details', fields: seenOn(visit) })}
    >
      {mutation.isPending ? 'Saving...' : children}
    </Button>
  );
}

function NewDetails({ details, known }: { details: FullDetails; known: FullDetails }) {
  const { pets, notes, estimate, owner, address, zipCode, zone, door } = details;
  const isNew = (...parts: (keyof FullDetails)[]) => hasNews(details, known, parts);
  return (
    <>
      {isNew('preferred') ? (
        <Fact term={askedTerm(details)}>
          <WishFacts {...details} />
        </Fact>
      ) : null}
      {isNew('pets') ? <PetFacts pets={pets} isAlone={false} /> : null}
      {isNew('notes') ? (
        <Fact isPlain term="Notes">
          {notes || leftEmpty}
        </Fact>
      ) : null}
      {isNew('address', 'zipCode') ? (
        <Fact term="Where">
          <Place {...{ address, zipCode, zone }} />
        </Fact>
      ) : null}
      {isNew('door') ? <DoorFacts door={door} empty={leftEmpty} /> : null}
      {isNew('owner') ? <OwnerFact owner={owner} /> : null}
      {isNew('estimate') ? (
        <Fact term="Estimate">{estimate > 0 ? usd(estimate) : 'None yet'}</Fact>
      ) : null}
    </>
  );
}

const leftEmpty = 'Left empty';
