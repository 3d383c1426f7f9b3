import type { happyPets } from '@/content/gallery/happy-pets';
import { Picture } from '@/ui/picture';

export function HappyPet({ pet }: { pet: (typeof happyPets)[number] }) {
  const { description, imageAlt, picture, title } = pet;
  return (
    <li tabIndex={-1}>
      <Picture
        picture={picture}
        alt={imageAlt}
        sizes="(min-width: 76rem) 22.5rem, (min-width: 48rem) 30vw, calc(50vw - 1.75rem)"
        className="aspect-square rounded-card"
        fit="object-cover object-[50%_35%]"
      />
      <h3 className="mt-3 font-sans text-base leading-snug font-semibold tracking-normal">
        {title}
      </h3>
      <p className="mt-1 text-[0.95rem] leading-snug text-muted">{description}</p>
    </li>
  );
}
