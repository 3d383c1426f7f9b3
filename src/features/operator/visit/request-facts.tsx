import { MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { lineLink } from '../operator-link';
import { packageWords } from '@/content/pet-words';
import { Notice } from '@/ui/notice';
import { PetPortrait } from '@/ui/pet-portrait';
import { mailLink, mapLink, phoneLinks } from '@shared/business/contact-links';
import { usd } from '@shared/business/format';
import { formatPhone } from '@shared/business/phone';
import { repeatWish } from '@shared/business/repeat-visits';
import { zoneLabels } from '@shared/business/zone-words';
import { formatDay } from '@shared/time/denver-time';
import type { FullDetails, VisitPet } from '@shared/visits/request-details';
import { overWords, reviewReason } from '@shared/visits/request-words';
import type { OperatorVisit } from '@shared/visits/visit-state';
import { travelFeeAmount } from '@shared/visits/visit-terms';

/** In the order in which an answer needs them. */
export function RequestFacts({ visit }: { visit: OperatorVisit }) {
  return (
    <section aria-label="Request">
      {visit.sentAgain ? <h2 className="mb-4 text-heading">What you agreed on</h2> : null}
      <RequestDetails
        details={visit}
        agreedFee={visit.starts ? `Travel fee: ${travelFeeAmount(visit).toLowerCase()}` : undefined}
      />
    </section>
  );
}

/** `agreedFee` takes the place of what the ZIP says about a travel fee. */
export function RequestDetails({
  details,
  agreedFee,
  isNews = false,
}: {
  details: FullDetails;
  agreedFee?: string | undefined;
  /** What was sent again; its estimate is news, too. */
  isNews?: boolean;
}) {
  const { preferred, pets, notes, estimate, owner, reviewReasons } = details;
  const { address, zipCode, zone, gateCode, wasOver, isAdded } = details;
  const wish = repeatWish(preferred.repeatWeeks);
  return (
    <>
      {reviewReasons.length > 0 ? (
        <Notice tone="care" className="mb-5">
          <strong className="block">Look at this one first.</strong>
          {reviewReasons.map(reviewReason).join(' ')}
        </Notice>
      ) : null}
      <dl className="grid grid-cols-2 gap-x-5 gap-y-4">
        {isAdded ? (
          <Fact term="Added by you">{wish ? `To come back ${wish}` : 'You set the time'}</Fact>
        ) : (
          <Fact term="Asked for">
            {formatDay(preferred.day)}, <span className="inline-block">{preferred.window}</span>
            {wish ? <Quiet>and then {wish}</Quiet> : null}
            {wasOver ? <Care>{overWords}</Care> : null}
          </Fact>
        )}
        {pets.map((pet, index) => (
          <Fact key={index} term={`${pet.name}, ${animal(pet)}`}>
            <span className="flex items-center justify-between gap-4">
              {packageWords(pet)}
              <PetPortrait type={pet.type} breed={pet.breed} className="size-12" />
            </span>
          </Fact>
        ))}
        {notes ? (
          <Fact term="Notes" isWide>
            <span className="font-normal whitespace-pre-line">{notes}</span>
          </Fact>
        ) : null}
        <Fact term="Where" isWide>
          <a
            href={mapLink(`${address}, ${zipCode}`)}
            target="_blank"
            rel="noreferrer"
            className={lineLink}
          >
            <MapPin aria-hidden className="size-4 shrink-0" />
            {address}, {zipCode}
          </a>
          <Quiet>{agreedFee ?? zoneLabels[zone]}</Quiet>
        </Fact>
        {gateCode ? <Fact term="Gate code or entry notes">{gateCode}</Fact> : null}
        <Fact term="Owner" isWide>
          {owner.name}
          <span className="flex flex-wrap gap-x-5">
            {owner.phone ? <PhoneLink phone={owner.phone} /> : null}
            {owner.email ? (
              <a href={mailLink(owner.email)} className={lineLink}>
                {owner.email}
              </a>
            ) : null}
          </span>
        </Fact>
        {isNews ? (
          <Fact term="Estimate">{estimate > 0 ? usd(estimate) : 'None was shown'}</Fact>
        ) : null}
      </dl>
    </>
  );
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

function Quiet({ children }: { children: ReactNode }) {
  return <span className="block font-normal text-muted">{children}</span>;
}

function Care({ children }: { children: ReactNode }) {
  return <span className="block font-normal text-amber">{children}</span>;
}

function animal({ type, breed, weight }: VisitPet): string {
  return [type, breed, weight].filter(Boolean).join(', ');
}
