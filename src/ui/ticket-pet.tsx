import { Suspense } from 'react';
import { classNames } from './class-names';
import { PetSilhouette, sizeSilhouette } from './pet-silhouette/pet-silhouette';
import { Unbroken } from './unbroken';
import { lazyComponent } from '@/browser/lazy-component';

const PetPortrait = lazyComponent(async () => (await import('./pet-portrait')).PetPortrait);

/** `strip` stays low above a form, `aside` stands beside it, `ticket` above facts: their column is that of its name. */
const sizes = {
  strip: {
    row: 'gap-3 py-1.5',
    mark: 'w-[min(3.5rem,15vw)] shrink-0',
    words: 'min-w-0',
  },
  aside: { row: 'gap-3 py-2', mark: 'w-16 shrink-0', words: 'min-w-0' },
  ticket: {
    row: 'flex-wrap gap-x-4 py-2',
    mark: 'mr-5 w-16 shrink-0',
    // with large letters below the pet
    words: 'min-w-[min(100%,9rem)] basis-0',
  },
} as const;

type TicketPetProps = {
  pet: { readonly type: string; readonly breed: string | null; readonly size: string | null };
  name: string;
  nameLevel?: 2 | 3;
  words: string;
  price?: string;
  size: keyof typeof sizes;
};

export function TicketPet({ pet, name, nameLevel, words, price, size }: TicketPetProps) {
  const look = sizes[size];
  const Name = nameLevel ? (`h${nameLevel}` as const) : 'p';
  const silhouette = (
    <PetSilhouette
      {...sizeSilhouette(pet.size, pet.type === 'cat')}
      isChosen={Boolean(pet.size)}
      className={look.mark}
    />
  );
  return (
    <div className={classNames('flex min-w-0 grow items-center', look.row)}>
      {pet.breed ? (
        <Suspense fallback={silhouette}>
          <PetPortrait {...pet} className={look.mark}>
            {silhouette}
          </PetPortrait>
        </Suspense>
      ) : (
        silhouette
      )}
      <div
        className={classNames(
          'flex grow flex-wrap items-baseline justify-between gap-x-3',
          look.words,
        )}
      >
        <Name
          className={classNames(
            // a word breaks only where it alone does not fit
            'max-w-full grow basis-0 font-display text-xl/6 font-semibold break-words',
            size === 'strip' && 'line-clamp-1 min-w-[min(100%,5.5rem)]',
          )}
        >
          {name || <span className="text-muted">Your pet</span>}
        </Name>
        {price ? (
          <p
            key={price}
            className="price-change font-display text-xl/6 font-semibold whitespace-nowrap tabular-nums"
          >
            {price}
          </p>
        ) : null}
        <p className="w-full text-[0.9rem]/5 text-muted">
          <Unbroken>{words}</Unbroken>
        </p>
      </div>
    </div>
  );
}
