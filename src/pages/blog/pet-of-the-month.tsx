import { Link } from 'react-router-dom';
import { monthInWords } from '@/content/gallery/month-in-words';
import type { Winner } from '@/content/gallery/winner';
import { paths } from '@/site/paths';
import { Picture } from '@/ui/picture';

/** Who has the title now, beside a list of articles. */
export function PetOfTheMonth({ winner }: { winner: Winner }) {
  const { breed, image, imageAlt, month, name, slug, teaser } = winner;
  return (
    <section className="group relative" aria-labelledby="pet-of-the-month">
      <Picture
        picture={image}
        alt={imageAlt}
        sizes="(min-width: 64rem) 22rem, calc(100vw - 2.5rem)"
        className="aspect-[4/3] rounded-card"
        fit="object-cover object-[50%_18%]"
      />
      <h2 id="pet-of-the-month" className="eyebrow mt-4 text-rose">
        Pet of the Month
      </h2>
      <p className="mt-1 font-display text-heading font-semibold">
        <Link
          to={paths.winner(slug)}
          className="group-hover:text-accent-deep after:absolute after:inset-0"
        >
          {name}, {breed}
        </Link>
      </p>
      <p className="mt-1 text-muted">{teaser}</p>
      <p className="mt-1 text-[0.95rem] text-muted">{monthInWords(month)}</p>
    </section>
  );
}
