import type { ReactNode } from 'react';
import { Facts } from './facts';
import { business } from '@/content/business';
import type { findWinner } from '@/content/gallery/find-winner';
import { monthInWords } from '@/content/gallery/month-in-words';
import { RidgeDivider } from '@/ui/marks/ridge-divider';
import ridge from '@/ui/marks/ridge-paper.svg?no-inline';
import { Picture } from '@/ui/pictures/picture';

const account = business.profiles.instagram;

type WinnerHeaderProps = {
  winner: NonNullable<ReturnType<typeof findWinner>>;
  children: ReactNode;
};

export function WinnerHeader({ winner, children }: WinnerHeaderProps) {
  const { age, breed, handle, image, imageAlt, month, name, teaser } = winner;
  const facts = [
    { term: 'Breed', value: breed },
    { term: 'Age', value: age },
    {
      term: 'Proud Pet Parent',
      value: (
        <a
          href={handle ? `https://www.instagram.com/${handle}/` : account.url}
          target="_blank"
          rel="noreferrer"
          className="underline underline-offset-4"
        >
          {handle ? `@${handle}` : account.handle}
        </a>
      ),
    },
  ];
  return (
    <div className="on-dark bg-alpenglow-band text-white">
      <div className="wrap pt-5 pb-8 sm:pb-12">
        {children}
        <div className="mt-5 grid items-center gap-x-16 gap-y-8 md:grid-cols-[1fr_1.25fr]">
          <Picture
            picture={image}
            alt={imageAlt}
            sizes="(min-width: 70rem) 28rem, (min-width: 48rem) 40vw, calc(100vw - 2.5rem)"
            when="first"
            className="aspect-square w-full rounded-card md:max-w-md"
          />
          <div>
            <p className="eyebrow text-peach">Pet of the Month, {monthInWords(month)}</p>
            <h1 className="mt-3 text-hero">{name}</h1>
            <p className="mt-4 mb-8 max-w-[40ch] text-lead text-white/90">{teaser}</p>
            <Facts facts={facts} />
          </div>
        </div>
      </div>
      <RidgeDivider src={ridge} />
    </div>
  );
}
