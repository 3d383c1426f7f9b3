import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { lineLink } from '../operator-link';
import { ReachOwner } from '../reach-owner';
import { OpenedText } from '../ready-texts';
import { PrivateWords } from './private-line';
import { hasNews } from './visit-heading';
import { packageWords } from '@/content/pet-words';
import { buttonStyle } from '@/ui/button-style';
import { Notice } from '@/ui/notice';
import { PetPortrait } from '@/ui/pet-portrait';
import { mailLink, mapLink, phoneLinks } from '@shared/business/contact-links';
import { usd } from '@shared/business/format';
import { formatPhone } from '@shared/business/phone';
import { repeatWish } from '@shared/business/repeat-visits';
import { zipLabel } from '@shared/business/zone-words';
import { formatDay } from '@shared/time/denver-time';
import type { FullDetails, VisitPet } from '@shared/visits/request-details';
import { entryLabel, entryName, overWords, reviewReason } from '@shared/visits/request-words';
import type { OperatorVisit } from '@shared/visits/visit-state';
import { isAgreed } from '@shared/visits/visit-status';

/** Before an answer what it needs first; after it whom to call, and where. */
export function RequestFacts({ visit }: { visit: OperatorVisit }) {
  const { status, privateLine, reference, gateCode } = visit;
  return (
    <section aria-label="Request" className="space-y-5">
      {isAgreed(status) ? (
        <div className="space-y-2 rounded-card bg-card p-5 shadow-card">
          <Reach owner={visit.owner} />
          <p>
            <MapLink {...visit} />
            {gateCode ? (
              <span className="block wrap-anywhere">
                {entryName}: <strong className="font-semibold">{gateCode}</strong>
              </span>
            ) : null}
          </p>
          <OpenedText reference={reference} />
        </div>
      ) : (
        <>
          <RequestDetails details={visit} />
          <PrivateWords line={privateLine} />
        </>
      )}
    </section>
  );
}

/** What to know at the door, and what was asked for. */
export function AgreedFacts({ visit }: { visit: OperatorVisit }) {
  const { notes, privateLine, pets } = visit;
  return (
    <section aria-label="What to know" className="min-w-0 space-y-5 lg:col-start-1">
      {notes ? <p className="wrap-anywhere whitespace-pre-line">“{notes}”</p> : null}
      <PrivateWords line={privateLine} />
      <Facts>
        <PetFacts pets={pets} />
        <AskedFact details={visit} />
      </Facts>
    </section>
  );
}

/** Phone, text and email in one line; on a phone an address is only read aloud. */
function Reach({ owner }: Pick<FullDetails, 'owner'>) {
  return (
    <div className="flex flex-wrap gap-2 *:px-3! empty:hidden">
      <ReachOwner owner={owner} callWords={formatPhone(owner.phone)} />
      {owner.email ? (
        <a
          href={mailLink(owner.email)}
          className={`${buttonStyle({ variant: 'outline', size: 'thumb' })} wrap-anywhere`}
        >
          <Mail aria-hidden className="size-4 shrink-0" />
          <span className="max-lg:sr-only">{owner.email}</span>
        </a>
      ) : null}
    </div>
  );
}

type RequestDetailsProps = {
  details: FullDetails;
  /** Of it only what is new is shown. */
  known?: FullDetails;
};

export function RequestDetails({ details, known }: RequestDetailsProps) {
  const { pets, notes, estimate, owner, reviewReasons, address, zipCode, zone, gateCode } = details;
  const isNew = (...parts: (keyof FullDetails)[]) => !known || hasNews(details, known, parts);
  return (
    <>
      {reviewReasons.length > 0 ? (
        <Notice tone="care">
          <strong className="block">Look at this one first.</strong>
          {reviewReasons.map(reviewReason).join(' ')}
        </Notice>
      ) : null}
      <Facts>
        {isNew('preferred') ? <AskedFact details={details} /> : null}
        {isNew('pets') ? <PetFacts pets={pets} /> : null}
        {isNew('notes') && (notes || known) ? (
          <Fact term="Notes" isWide>
            <span className="font-normal whitespace-pre-line">{notes || leftEmpty}</span>
          </Fact>
        ) : null}
        {isNew('address', 'zipCode') ? (
          <Fact term="Where" isWide>
            <MapLink address={address} zipCode={zipCode} />
            <Quiet>{zipLabel(zone, zipCode)}</Quiet>
          </Fact>
        ) : null}
        {isNew('gateCode') && (gateCode || known) ? (
          <Fact term={entryLabel}>{gateCode || leftEmpty}</Fact>
        ) : null}
        {isNew('owner') ? (
          <Fact term="Owner" isWide>
            {owner.name}
            <span className="flex flex-wrap gap-x-5">
              {owner.phone ? <PhoneLink phone={owner.phone} /> : null}
              {owner.email ? <EmailLink email={owner.email} /> : null}
            </span>
          </Fact>
        ) : null}
        {known && isNew('estimate') ? (
          <Fact term="Estimate">{estimate > 0 ? usd(estimate) : 'None was shown'}</Fact>
        ) : null}
      </Facts>
    </>
  );
}

/** In place of what was sent before. */
const leftEmpty = 'Left empty';

function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-x-5 gap-y-4">{children}</dl>;
}

function AskedFact({ details: { preferred, wasOver, isAdded } }: { details: FullDetails }) {
  const wish = repeatWish(preferred.repeatWeeks);
  if (isAdded)
    return <Fact term="Added by you">{wish ? `To come back ${wish}` : 'You set the time'}</Fact>;
  return (
    <Fact term="Asked for">
      {formatDay(preferred.day)}, <span className="inline-block">{preferred.window}</span>
      {wish ? <Quiet>and then {wish}</Quiet> : null}
      {wasOver ? <span className="block font-normal text-amber">{overWords}</span> : null}
    </Fact>
  );
}

function PetFacts({ pets }: { pets: readonly VisitPet[] }) {
  return pets.map((pet, index) => (
    <Fact key={index} term={`${pet.name}, ${animal(pet)}`}>
      <span className="flex items-center justify-between gap-4">
        {packageWords(pet)}
        <PetPortrait type={pet.type} breed={pet.breed} className="size-12" />
      </span>
    </Fact>
  ));
}

type FactProps = { term: string; isWide?: boolean; children: ReactNode };

function Fact({ term, isWide = false, children }: FactProps) {
  return (
    <div className={`min-w-0 wrap-anywhere ${isWide ? 'col-span-2' : ''}`}>
      <dt className="text-[0.95rem] text-muted">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function MapLink({ address, zipCode }: Pick<FullDetails, 'address' | 'zipCode'>) {
  const place = `${address}, ${zipCode}`;
  return (
    <a href={mapLink(place)} target="_blank" rel="noreferrer" className={lineLink}>
      <MapPin aria-hidden className="size-4 shrink-0" />
      {place}
    </a>
  );
}

/** What no phone can dial is text, and no link. */
function PhoneLink({ phone }: { phone: string }) {
  const links = phoneLinks(phone, '');
  if (!links) return <span className="inline-flex min-h-12 items-center">{phone}</span>;
  return (
    <a href={links.call} className={lineLink}>
      <Phone aria-hidden className="size-4" />
      {formatPhone(phone)}
    </a>
  );
}

function EmailLink({ email }: { email: string }) {
  return (
    <a href={mailLink(email)} className={`${lineLink} wrap-anywhere`}>
      {email}
    </a>
  );
}

function Quiet({ children }: { children: ReactNode }) {
  return <span className="block font-normal text-muted">{children}</span>;
}

function animal({ type, breed, weight }: VisitPet): string {
  return [type, breed, weight].filter(Boolean).join(', ');
}
