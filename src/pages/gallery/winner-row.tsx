import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { winners } from '@/content/gallery';
import { paths } from '@/site/paths';
import { Picture } from '@/ui/picture';

type WinnerRowProps = {
  winner: (typeof winners)[number];
  /** Such as `June 2024`. */
  month: string;
};

export function WinnerRow({ winner, month }: WinnerRowProps) {
  const { age, breed, image, imageAlt, name, slug, teaser } = winner;
  return (
    <li
      tabIndex={-1}
      className="group relative grid grid-cols-[auto_1fr] items-center gap-x-5 border-b border-line py-6 sm:gap-x-8 sm:py-8 md:grid-cols-[auto_1fr_auto]"
    >
      <Picture
        picture={image}
        alt={imageAlt}
        sizes="(min-width: 40rem) 8rem, 5rem"
        className="size-20 rounded-full sm:size-32"
      />
      <div>
        <p className="eyebrow text-rose">{month}</p>
        <h3 className="mt-1 text-heading">
          <Link
            to={paths.winner(slug)}
            className="group-hover:text-accent-deep after:absolute after:inset-0"
          >
            {name}
          </Link>
        </h3>
        <p className="text-muted">
          {breed}, {age}
        </p>
        <p className="mt-2 max-w-measure max-sm:hidden">{teaser}</p>
      </div>
      <p className="col-span-2 mt-4 sm:hidden">{teaser}</p>
      <ArrowRight
        aria-hidden
        className="size-6 text-accent transition-transform duration-200 group-hover:translate-x-1 max-md:hidden"
      />
    </li>
  );
}
