import { Suspense } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { BookingValues } from '../form/booking-schema';
import { estimateWords, petPackage } from './estimate';
import { lazyComponent } from '@/browser/lazy-component';
import { PetSilhouette } from '@/ui/pet-silhouette/pet-silhouette';
import { sizeSilhouette } from '@/ui/pet-silhouette/size-silhouette';
import { joinNames } from '@shared/business/format';

const PetPortrait = lazyComponent(async () => (await import('@/ui/pet-portrait')).PetPortrait, {
  neverFails: true,
});

const markStyle = 'w-[min(3.5rem,15vw)] shrink-0';

export const ticketStyle = 'bg-accent-soft px-(--gutter) sm:px-9';

export function MiniTicket() {
  const { control } = useFormContext<BookingValues>();
  const pets = useWatch({ control, name: 'pets' });
  const names = pets.map(({ petName }) => petName).filter((name) => /\S/.test(name));
  const packages = pets.map(petPackage).filter(Boolean);
  const [pet = { size: '', petType: '', breed: '' }] = pets;
  return (
    <section aria-label="Your visit so far" className={`${ticketStyle} flex min-h-19 items-center`}>
      <TicketRow
        pet={pet}
        name={joinNames(names)}
        words={packages.join(' · ') || 'Your summary fills in as you answer.'}
        price={estimateWords(pets).amount}
      />
    </section>
  );
}

type TicketRowProps = {
  pet: { readonly size: string; readonly petType: string; readonly breed: string };
  name: string;
  words: string;
  price: string;
};

export function TicketRow({ pet, name, words, price }: TicketRowProps) {
  const silhouette = (
    <PetSilhouette
      {...sizeSilhouette(pet.size, pet.petType === 'cat')}
      isChosen={pet.size !== ''}
      className={markStyle}
    />
  );
  return (
    <div className="flex min-w-0 grow items-center gap-3 py-1.5">
      {pet.breed ? (
        <Suspense fallback={silhouette}>
          <PetPortrait type={pet.petType} breed={pet.breed} className={markStyle}>
            {silhouette}
          </PetPortrait>
        </Suspense>
      ) : (
        silhouette
      )}
      <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
        <p className="line-clamp-1 min-w-[min(100%,5.5rem)] grow basis-0 font-display text-xl/6 font-semibold wrap-anywhere">
          {name || <span className="text-muted">Your pet</span>}
        </p>
        <p
          key={price}
          className="price-change font-display text-xl/6 font-semibold whitespace-nowrap tabular-nums"
        >
          {price}
        </p>
        <p className="w-full text-[0.9rem]/5 text-muted">{words}</p>
      </div>
    </div>
  );
}
