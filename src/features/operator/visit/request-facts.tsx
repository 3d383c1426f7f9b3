import type { ReactNode } from 'react';
import { useOperator } from '../operator';
import { MapLink, Reach } from '../reach-owner';
import { OpenedText } from '../ready-texts';
import { Earlier, earlierWords } from '../record/last-time';
import { isUnmailed } from '../record/receipt';
import { asSet, lastChange, traitWords } from './visit-heading';
import { hasEmailAhead } from '@/backend/calls/use-visit';
import { packageWords } from '@/content/pet-words';
import { Notice } from '@/ui/notice';
import { Unbroken } from '@/ui/unbroken';
import { firstName } from '@shared/business/format';
import { repeatWish } from '@shared/business/repeat-visits';
import { zipLabel } from '@shared/business/zone-words';
import { formatDay } from '@shared/time/denver-time';
import { type FullDetails, doorFacts, filledIn } from '@shared/visits/request-details';
import { overWords, reviewReason } from '@shared/visits/request-words';
import type { OperatorVisit } from '@shared/visits/visit-state';
import { isAgreed } from '@shared/visits/visit-status';
import { priceWords, visitPrice } from '@shared/visits/visit-terms';

export function AgreedWhere({ visit }: { visit: OperatorVisit }) {
  return (
    <section
      aria-label="Request"
      className="mt-4 shrink-0 xl:group-has-data-visit-actions/visit:mt-0 xl:group-has-data-visit-actions/visit:w-76"
    >
      <p className="-mt-1.5 mb-0.5 text-lead font-semibold">
        <MapLink {...visit} />
      </p>
      <Reach owner={visit.owner} />
      {filledIn(visit.door).map(({ atTheDoor, text }) => (
        <p key={atTheDoor} className="mt-2.5 wrap-anywhere">
          {atTheDoor}: <strong className="font-semibold">{text}</strong>
        </p>
      ))}
      <OpenedText visit={visit} />
    </section>
  );
}

/** A request shows all but its time; an agreed visit shows what to know at the door, what was asked for and what was told. */
export function VisitFacts({ visit }: { visit: OperatorVisit }) {
  const { status, pets, door, owner } = visit;
  const agreed = isAgreed(status);
  return (
    <section
      aria-label={agreed ? 'What to know' : 'Request'}
      className={`rounded-card ${agreed ? 'border-line lg:border lg:p-6' : 'bg-card p-5 shadow-card lg:p-6'}`}
    >
      <Facts>
        {agreed ? (
          <>
            {status === 'confirmed' ? null : <PetFacts pets={pets} isAlone={pets.length === 1} />}
            {visit.isAdded && !visit.preferred.repeatWeeks ? null : (
              <Fact term={askedTerm(visit)}>
                {/* New details are a newer sending of the same wish. */}
                <WishFacts {...visit} wasOver={false} />
              </Fact>
            )}
          </>
        ) : (
          <>
            <DoorFacts door={door} />
            <OwnerFact owner={owner} />
          </>
        )}
        <AgreedFacts visit={visit} />
      </Facts>
    </section>
  );
}

function AgreedFacts({ visit }: { visit: OperatorVisit }) {
  const { status, owner, groomer, note, groomerWords } = visit;
  const { now } = useOperator();
  const [will, was] = hasEmailAhead(visit) ? ['will ', 'will be'] : ['', 'was'];
  const toRead = owner.email ? `The customer ${will}read` : `To say to ${firstName(owner)}`;
  if (status !== 'confirmed')
    return (
      <Fact isPlain term={status === 'done' ? 'Your line for the customer' : toRead}>
        {status === 'done' ? groomerWords : note}
      </Fact>
    );
  const set = asSet(visit);
  // No email tells of a change once the visit has begun.
  const isLate = set.changedAt && set.canceling && set.changedAt > set.canceling.startsAt;
  const terms = [
    groomer && `${groomer} comes.`,
    visitPrice(visit) === 0 && 'No price yet.',
    (!visit.price || visit.travelFee > 0) && priceWords(visit),
  ].filter(Boolean);
  const isUntold = isLate || isUnmailed(visit);
  const told = isUntold ? 'You set' : `The customer ${was} told`;
  return (
    <>
      {terms.length > 0 ? (
        <Fact isPlain term={told}>
          {terms.join(' ')}
          <span className="block text-muted first-letter:uppercase">{lastChange(set, now)}</span>
        </Fact>
      ) : null}
      <Fact isPlain term="Your note to the customer">
        {note}
      </Fact>
    </>
  );
}

/** An answer first needs to know which pets, where, and when. */
export function FirstWish(visit: OperatorVisit) {
  const { status, pets, owner, reviewReasons, address, zone, zipCode } = visit;
  return (
    <>
      <p className="mt-1 text-lead lg:hidden">{owner.name}</p>
      <p className="text-[0.95rem] tabular-nums empty:hidden">{earlierWords(visit)}</p>
      <Earlier {...visit} />
      <ul className="mt-2.5 space-y-1.5 leading-snug">
        {pets.map((pet, index) => (
          <li key={index}>
            <PetBrief pet={pet} name={pets.length > 1 ? `${pet.name}: ` : ''} />
          </li>
        ))}
      </ul>
      <Place {...{ address, zipCode, zone }} />
      <div className="font-semibold">
        <span className="font-normal text-muted">{askedTerm(visit)}</span> <WishFacts {...visit} />
      </div>
      {status === 'requested' && reviewReasons.length > 0 ? (
        <Notice tone="care" className="mt-4">
          <strong className="block">Look at this one first.</strong>
          {reviewReasons.map(reviewReason).join(' ')}
        </Notice>
      ) : null}
    </>
  );
}

export function OwnerFact({ owner }: Pick<FullDetails, 'owner'>) {
  return (
    <Fact term="Owner">
      {owner.name}
      <Reach owner={owner} />
    </Fact>
  );
}

/** `empty` stands for what was left open. */
export function DoorFacts({ door, empty = '' }: Pick<FullDetails, 'door'> & { empty?: string }) {
  return doorFacts(door).map(({ label, text }) => (
    <Fact key={label} term={label}>
      {text || empty}
    </Fact>
  ));
}

export function Place({ zone, ...place }: Pick<FullDetails, 'address' | 'zipCode' | 'zone'>) {
  return (
    <span className="-my-1.5 flex flex-wrap items-center gap-x-3">
      <MapLink {...place} />
      <span
        className={`font-normal text-muted ${zone === 'core' ? 'max-sm:hidden' : 'max-sm:-mt-2 max-sm:mb-2'}`}
      >
        {zipLabel(zone, place.zipCode)}
      </span>
    </span>
  );
}

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="@container space-y-3">{children}</dl>;
}

export function askedTerm({ isAdded }: Pick<FullDetails, 'isAdded'>): string {
  return isAdded ? 'Added by you' : 'Asked for';
}

export function WishFacts({ preferred, wasOver, isAdded }: FullDetails) {
  const wish = repeatWish(preferred.repeatWeeks);
  if (isAdded) return wish && `Due again ${wish}, with a reminder`;
  return (
    <>
      {formatDay(preferred.day)}, <span className="inline-block">{preferred.window}</span>
      {wish ? <Quiet>Due again {wish}</Quiet> : null}
      {wasOver ? <span className="block font-normal text-amber">{overWords}</span> : null}
    </>
  );
}

type PetFactsProps = Pick<FullDetails, 'pets'> & { isAlone: boolean };

/** The heading above names a pet that `isAlone`. */
export function PetFacts({ pets, isAlone }: PetFactsProps) {
  return pets.map((pet, index) => (
    <Fact key={index} term={isAlone ? 'Pet' : pet.name}>
      <PetBrief pet={pet} />
    </Fact>
  ));
}

function PetBrief({ pet, name = '' }: { pet: FullDetails['pets'][number]; name?: string }) {
  return (
    <span className="font-semibold wrap-anywhere">
      {name}
      <Unbroken>{packageWords(pet)}</Unbroken>
      <Quiet>{traitWords(pet)}</Quiet>
    </span>
  );
}

type FactProps = { term: string; isPlain?: boolean; children: ReactNode };

/** Term and value, side by side if there is room; nothing for an empty value. */
export function Fact({ term, isPlain = false, children }: FactProps) {
  if (children === '') return null;
  return (
    <div className="gap-x-5 wrap-anywhere @md:grid @md:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-[0.95rem] text-muted">{term}</dt>
      <dd className={isPlain ? 'whitespace-pre-line' : 'font-semibold'}>{children}</dd>
    </div>
  );
}

function Quiet({ children }: { children: ReactNode }) {
  return <span className="block font-normal text-muted">{children}</span>;
}
