import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Winner } from '@/content/gallery/winner';
import { paths } from '@/site/paths';
import { Picture } from '@/ui/pictures/picture';

type WinnerNeighborsProps = { previous: Winner | undefined; next: Winner | undefined };

const linkStyle =
  'group flex h-full flex-col gap-1 py-5 underline-offset-4 hover:text-accent-deep sm:py-6';

export function WinnerNeighbors({ previous, next }: WinnerNeighborsProps) {
  return (
    <nav aria-label="Other winners" className="wrap mt-14 sm:mt-20">
      <ul className="grid grid-cols-2 gap-x-6 border-y border-line">
        {previous ? (
          <li>
            <Link to={paths.winner(previous.slug)} className={linkStyle}>
              <span className="flex items-center gap-2 text-[0.95rem] text-muted">
                <ArrowLeft aria-hidden className="size-4 text-accent" />
                Previous winner
              </span>{' '}
              <span className="flex items-center gap-4 max-sm:flex-col max-sm:items-start max-sm:gap-2">
                <Portrait winner={previous} />
                <Name winner={previous} />
              </span>
            </Link>
          </li>
        ) : null}
        {next ? (
          <li className="col-start-2 text-right">
            <Link to={paths.winner(next.slug)} className={linkStyle}>
              <span className="flex items-center justify-end gap-2 text-[0.95rem] text-muted">
                Next winner
                <ArrowRight aria-hidden className="size-4 text-accent" />
              </span>{' '}
              <span className="flex items-center justify-end gap-4 max-sm:flex-col-reverse max-sm:items-end max-sm:gap-2">
                <Name winner={next} />
                <Portrait winner={next} />
              </span>
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

function Name({ winner: { breed, name } }: { winner: Winner }) {
  return (
    <span>
      <span className="block font-display text-heading font-semibold group-hover:underline">
        {name}
      </span>{' '}
      <span className="text-muted">{breed}</span>
    </span>
  );
}

function Portrait({ winner: { image } }: { winner: Winner }) {
  return (
    <Picture
      picture={image}
      alt=""
      sizes="5rem"
      className="size-20 shrink-0 rounded-full"
      fit="object-cover object-[50%_18%]"
    />
  );
}
