import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { monthInWords } from '@/content/gallery/month-in-words';
import type { winners } from '@/content/gallery/winner-list';
import { paths } from '@/site/paths';
import { classNames } from '@/ui/class-names';
import { Picture } from '@/ui/pictures/picture';

type WinnerRowProps = {
  winner: (typeof winners)[number];
  /** The current winner is shown large, with the next two beside it. */
  isNewest: boolean;
};

export function WinnerRow({ winner, isNewest }: WinnerRowProps) {
  const { age, breed, image, imageAlt, month, name, slug, teaser } = winner;
  return (
    <li
      tabIndex={-1}
      className={classNames(
        'group relative',
        isNewest
          ? 'pb-6 lg:row-span-2 lg:pb-0'
          : 'flex flex-wrap items-center gap-x-5 gap-y-4 border-t border-line py-6 sm:gap-x-8',
      )}
    >
      <Picture
        picture={image}
        alt={imageAlt}
        sizes={
          isNewest
            ? '(min-width: 76rem) 34rem, (min-width: 64rem) 46vw, calc(100vw - 2.5rem)'
            : '(min-width: 40rem) 9rem, 5rem'
        }
        className={
          isNewest ? 'aspect-[4/3] rounded-card' : 'size-[min(5rem,19vw)] rounded-full sm:size-36'
        }
        fit="object-cover object-[50%_18%]"
      />
      <div className={isNewest ? 'mt-5' : 'grow basis-32'}>
        <p className="eyebrow text-rose">{monthInWords(month)}</p>
        <h3 className={classNames('mt-1', isNewest ? 'text-title' : 'text-heading')}>
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
        <p className="mt-2 max-w-measure">
          {teaser}{' '}
          <ArrowRight
            aria-hidden
            className="inline size-5 text-accent transition-transform duration-200 group-hover:translate-x-1"
          />
        </p>
      </div>
    </li>
  );
}
