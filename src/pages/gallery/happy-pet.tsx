import type { happyPets } from '@/content/gallery/happy-pets';
import { classNames } from '@/ui/class-names';
import { Picture } from '@/ui/picture';

type HappyPetProps = {
  pet: (typeof happyPets)[number];
  /** Twice as wide as the others on large screens. */
  isWide: boolean;
};

const squareSizes = '(min-width: 76rem) 17rem, (min-width: 64rem) 22vw, calc(50vw - 1.75rem)';
const wideSizes = '(min-width: 76rem) 35rem, (min-width: 64rem) 46vw, calc(50vw - 1.75rem)';

/** A pet on the curb after its visit. */
export function HappyPet({ pet, isWide }: HappyPetProps) {
  const { description, imageAlt, picture, title } = pet;
  return (
    <li tabIndex={-1} className={classNames(isWide && 'lg:col-span-2')}>
      <Picture
        picture={picture}
        alt={imageAlt}
        sizes={isWide ? wideSizes : squareSizes}
        className={classNames('aspect-square rounded-card', isWide && 'lg:aspect-[16/10]')}
        fit="object-cover object-[50%_35%]"
      />
      <h3 className="mt-3 font-sans text-base leading-snug font-semibold tracking-normal">
        {title}
      </h3>
      <p className="mt-1 text-[0.95rem] leading-snug text-muted">{description}</p>
    </li>
  );
}
