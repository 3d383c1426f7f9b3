import type { happyPets } from '@/content/gallery/happy-pets';
import { Portrait } from '@/ui/portrait';

type HappyPetProps = { pet: (typeof happyPets)[number] };

// Wide pictures open and close the grid on large screens, so that each of its steps fills its rows.
const wide =
  'lg:nth-[-n+2]:col-span-2 lg:nth-[n+11]:col-span-2 lg:[&:nth-child(-n+2)_[role=img]]:aspect-[16/10] lg:[&:nth-child(n+11)_[role=img]]:aspect-[16/10]';

/** A pet on the curb after its visit. */
export function GalleryHappyPet({ pet }: HappyPetProps) {
  const { description, image, petType, title } = pet;
  return (
    <li tabIndex={-1} className={`${wide}`}>
      <Portrait alt={image} kind={petType} className="aspect-square w-full rounded-card" />
      <h3 className="mt-3 font-sans text-base leading-snug font-semibold tracking-normal">
        {title}
      </h3>
      <p className="mt-1 text-[0.95rem] leading-snug text-muted">{description}</p>
    </li>
  );
}
