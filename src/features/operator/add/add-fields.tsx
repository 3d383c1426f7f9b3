import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useOperator } from '../operator';
import { OperatorLink, lineLink } from '../operator-link';
import { TermsFields } from '../terms/answer-fields';
import { type AddContactProps, KnownByEmail, KnownCustomer } from './add-contact';
import { AddTime, type Offer } from './add-time';
import { type AddValues, addedTerms, isPast, lastDay, priceHint } from './add-values';
import {
  CallerFields,
  PetInBrief,
  PetsInBrief,
  PlaceFields,
  UnknownPrice,
} from './customer-fields';
import { useOnline } from '@/browser/use-online';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { joinNames } from '@shared/business/format';
import { formatMoment } from '@shared/time/denver-time';
import type { Found, WaitingOfCustomer } from '@shared/visits/operator-day';

/** Beside a longer column, the end with the price stays right above the bar. */
const besideLong = 'lg:sticky lg:bottom-20 lg:min-h-[calc(100svh-15rem)] lg:self-end';

type AddFieldsProps = Pick<AddContactProps, 'onFound'> &
  Pick<Offer, 'choose'> & {
    found: Found | undefined;
    /** Undefined while the fields of the customer are there. */
    onUnfold: (() => void) | undefined;
    startOver: ReactNode;
  };

/** The pets come before the time, since its length follows from them. */
export function AddFields({ found, onFound, choose, onUnfold, startOver }: AddFieldsProps) {
  const names = ['pets', 'zipCode', 'day', 'time'] as const;
  const [pets, zipCode, day, time] = useWatch<AddValues, typeof names>({ name: names });
  const { now } = useOperator();
  const terms = addedTerms({ pets, zipCode });
  const agreed = (
    <>
      {onUnfold ? null : <Rule />}
      <TermsFields visit={terms} priceHint={priceHint(terms.estimate, found?.customer)} />
      <UnknownPrice />
      {onUnfold ? null : <PlaceFields isTold={!isPast({ day, time }, now)} />}
      {found?.customer ? null : <KnownByEmail onFound={onFound} />}
      {onUnfold ? null : startOver}
    </>
  );
  return (
    <div className="grid gap-x-12 gap-y-5 *:min-w-0 *:space-y-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div className={onUnfold ? 'space-y-3!' : ''}>
        {useOnline() || found ? null : (
          <p className="text-amber">You’re offline, so earlier visits weren’t looked up.</p>
        )}
        {found?.waiting.map((request) => (
          <WaitsAlready key={request.reference} request={request} />
        ))}
        {found?.customer ? <KnownCustomer customer={found.customer} owed={found.owed} /> : null}
        {onUnfold ? (
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" size="thumb" onClick={onUnfold}>
              Change details
            </Button>
            {startOver}
          </div>
        ) : (
          <>
            <CallerFields />
            <Rule />
            <PetsInBrief Fields={PetInBrief} />
          </>
        )}
      </div>
      <div className={onUnfold ? 'lg:col-start-2 lg:row-span-2 lg:row-start-1' : besideLong}>
        {onUnfold ? null : <Rule className="lg:hidden" />}
        <AddTime lastDay={lastDay(found?.customer)} choose={choose} />
        {onUnfold ? null : agreed}
      </div>
      {onUnfold ? <div>{agreed}</div> : null}
    </div>
  );
}

/** Caller, pets, time and price stand apart. */
function Rule({ className = '' }) {
  return <hr className={`border-line max-lg:-mx-5 ${className}`} />;
}

function WaitsAlready({ request }: { request: WaitingOfCustomer }) {
  const { pets, sentAt } = request;
  const { now } = useOperator();
  return (
    <Notice tone="care" className="flex flex-wrap items-center gap-x-2">
      <span>
        {joinNames(pets)} {pets.length === 1 ? 'waits' : 'wait'} for an answer since{' '}
        {formatMoment(new Date(sentAt), now).replace(/^(?:at|on) /, '')}.
      </span>{' '}
      <OperatorLink to={request} className={`${lineLink} -my-3`}>
        Open it
      </OperatorLink>
    </Notice>
  );
}
