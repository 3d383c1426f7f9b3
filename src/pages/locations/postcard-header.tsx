import { type ComponentProps, type ReactNode, useId } from 'react';
import type { Hour } from '@/content/locations/area-page';
import type { AreaRecord } from '@/content/locations/area-record';
import { serviceAreaMap } from '@/content/locations/mapped-areas';
import { NextOpen } from '@/features/next-open/next-open';
import { FirstSteps } from '@/sections/call-to-action';
import { MapStamp } from '@/sections/service-area-map/map-stamp';
import { isOnMap } from '@/sections/service-area-map/projection';
import { RidgeLine } from '@/ui/marks/ridge';
import { Picture } from '@/ui/pictures/picture';

type PostcardHeaderProps = ComponentProps<typeof Postcard> & {
  title: string;
  lead: string;
  crumbs?: ReactNode;
  book?: string;
  hour: Hour;
};

export function PostcardHeader(props: PostcardHeaderProps) {
  const { title, lead, crumbs, book, hour, ...postcard } = props;
  return (
    <div
      data-hour={hour}
      className="no-print on-dark relative isolate overflow-hidden bg-hour text-white"
    >
      <div className="wrap grid items-center gap-x-14 gap-y-6 pt-4 pb-11 sm:pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:pt-12 lg:pb-28">
        <div>
          {crumbs}
          <h1 className="mt-2 max-w-[10.35em] text-page">{title}</h1>
          <p className="mt-3 mb-5 max-w-[38ch] text-lead text-white/95">{lead}</p>
          <FirstSteps book={book} />
          <p className="mt-4 font-semibold">
            <NextOpen />
          </p>
        </div>
        <Postcard {...postcard} />
      </div>
      <RidgeLine className="absolute inset-x-0 -bottom-0.5 -z-10 text-paper" />
    </div>
  );
}

type PostcardProps = {
  area: AreaRecord['area'];
  scene: PictureFile;
  /** Alt text, where the page does not describe the scene elsewhere. */
  sceneAlt?: string;
};

function Postcard({ area, scene, sceneAlt = '' }: PostcardProps) {
  const { center, minutes, name, zips } = area;
  return (
    <div className="relative rotate-1 rounded-sm bg-card p-2.5 text-dusk shadow-lift sm:p-4">
      <Picture
        picture={scene}
        alt={sceneAlt}
        sizes={
          sceneAlt
            ? '(min-width: 64rem) 37rem, 100vw'
            : '(min-width: 64rem) 51rem, max(100vw, 30rem)'
        }
        when="first"
        className={sceneAlt ? 'aspect-[3/2]' : 'aspect-[16/10]'}
        fit={sceneAlt ? 'object-cover object-[50%_80%]' : 'object-cover object-[62%_100%]'}
      />
      <div aria-hidden className="relative flex h-16 items-center pt-2 sm:h-24 sm:pt-3">
        <p className="font-display text-heading leading-none font-semibold">{name}</p>
        <Postmark words={name} zips={zips} />
      </div>
      {isOnMap(center) ? (
        <div
          aria-hidden
          className="stamp absolute -top-3 right-4 w-22 rotate-3 bg-card p-1.5 pb-1 text-center sm:-top-5 sm:right-8 sm:w-30 sm:p-2 sm:pb-1.5"
        >
          <MapStamp point={center} center={serviceAreaMap.center} className="block w-full" />
          <p className="pt-1 font-display text-sm leading-tight font-semibold tabular-nums sm:text-base">
            {minutes} min{' '}
            <span className="block font-sans text-[0.78rem] font-normal">from downtown</span>
          </p>
        </div>
      ) : null}
    </div>
  );
}

function Postmark({ words, zips }: { words: string; zips: readonly string[] }) {
  const id = useId();
  const five = Array.from({ length: 5 }, (_, index) => zips[index % zips.length]);
  return (
    <svg
      viewBox="0 0 190 112"
      fill="none"
      stroke="currentColor"
      className="ml-auto h-full w-auto text-plum/80"
    >
      <circle cx="134" cy="56" r="53" strokeWidth="2" />
      <circle cx="134" cy="56" r="33" strokeWidth="1.5" />
      <path
        d="M2 34q10-7 20 0t20 0 20 0 18-2M2 49q10-7 20 0t20 0 20 0 17-2M2 64q10-7 20 0t20 0 20 0 17-2M2 79q10-7 20 0t20 0 20 0 19-2"
        strokeWidth="2"
      />
      <path id={id} d="M134 95a39 39 0 1 1 .1 0" stroke="none" />
      <g fill="currentColor" stroke="none" fontWeight="600">
        <text fontSize="11.5" textLength="238">
          <textPath href={`#${id}`}>{`${five.join(' · ')} · `}</textPath>
        </text>
        <text x="134" y="60" fontSize="11" textAnchor="middle">
          {words.length > 9 ? 'DENVER' : words.toUpperCase()}
        </text>
      </g>
    </svg>
  );
}
