import type { ReactNode } from 'react';
import closingVan from './closing-van?picture';
import { Picture } from '@/ui/pictures/picture';
import { Unbroken } from '@/ui/unbroken';

type CallToActionProps = { title: string; text: string; children: ReactNode };

export function CallToAction({ title, text, children }: CallToActionProps) {
  return (
    <section className="wrap mt-16 sm:mt-20 lg:mt-32">
      <div className="on-dark relative rounded-card bg-dusk bg-hour-band px-[min(1.5rem,5.6vw)] py-7 text-white sm:px-14 sm:py-10 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-x-12 lg:py-14">
        <Picture
          picture={closingVan}
          alt=""
          sizes="(min-width: 64rem) 12rem, 6rem"
          className="absolute! right-6 bottom-full h-12.5 w-24 lg:right-20 lg:h-25 lg:w-48"
        />
        <div>
          <h2 className="max-w-[15.5em] text-title">{title}</h2>
          <p className="mt-2 max-w-measure text-lead text-white/90">
            <Unbroken>{text}</Unbroken>
          </p>
        </div>
        <div className="mt-5 flex flex-wrap gap-3 max-sm:gap-2 lg:mt-0 max-sm:[&>a]:px-5 max-sm:[&>a]:text-base">
          {children}
        </div>
      </div>
    </section>
  );
}
