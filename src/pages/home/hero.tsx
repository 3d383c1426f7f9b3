import { Check, Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import { outlivesReload } from '@/browser/drafts';
import { useHydrated } from '@/browser/use-hydrated';
import { homeHero } from '@/content/home/home-hero';
import { packagePrice } from '@/content/services/package-words';
import { rating } from '@/content/voices/rating';
import { NextOpen } from '@/features/next-open/next-open';
import { FirstSteps } from '@/sections/call-to-action';
import { paths } from '@/site/paths';
import { classNames } from '@/ui/class-names';
import { RidgeLine } from '@/ui/marks/ridge';
import { Picture } from '@/ui/pictures/picture';
import { fallbackSrc, preloadPicture, srcSet } from '@/ui/pictures/picture-sources';
import { promises } from '@shared/business/promises';
import { driveMinutes } from '@shared/time/hours';

const notes = [
  'Same-day booking',
  `${driveMinutes.most}-minute service area`,
  'Anxiety-free experience',
];

export function Hero() {
  return (
    <section className="relative isolate grid grid-cols-[minmax(0,1fr)] lg:min-h-[min(44rem,90svh)] lg:grid-rows-[auto_1fr]">
      <Scene />
      <div className="on-dark wrap col-start-1 row-start-1 pt-5 pb-48 text-white sm:pt-[min(6rem,8svh)] sm:pb-72 lg:pb-0">
        <h1>
          <span className="mb-2 block font-sans text-[0.98rem] font-semibold tracking-normal text-peach sm:mb-3 sm:text-lead">
            Mobile dog and cat grooming in Denver
          </span>{' '}
          <span className="block max-w-[8.4em] text-hero">The calm way to a good haircut</span>
        </h1>
        <p className="mt-3 max-w-[23em] text-lead text-white/95 max-sm:leading-normal sm:mt-4">
          Maren, Dev or June parks the van at your curb and grooms your pet one on one. There are no
          cages and no car ride.
        </p>
        <div className="mt-5 sm:mt-8">
          <FirstSteps book="Book Now in Denver" isCallUs />
        </div>
        <p className="mt-4 flex flex-col gap-y-1 text-[0.95rem] font-semibold sm:mt-7 sm:text-lg">
          <span>
            Baths from {packagePrice('spa-bath')}, full grooms from {packagePrice('full-groom')}
          </span>{' '}
          <NextOpen />{' '}
          {rating ? (
            <span className="flex items-center gap-1.5">
              <Star aria-hidden className="size-4 fill-current text-peach" />
              {rating.value} out of {rating.best}, {rating.reviewCount} reviews
            </span>
          ) : null}
        </p>
      </div>
      <div className="wrap col-start-1 row-start-2 pt-3 text-[0.95rem] lg:pb-[min(9rem,16svh)] lg:text-white">
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-x-2 gap-y-3 text-center leading-tight font-semibold lg:flex lg:flex-wrap lg:gap-x-6 lg:gap-y-1.5 lg:text-left lg:font-normal lg:max-xl:flex-col">
          {notes.map((note) => (
            <li key={note} className="flex flex-col items-center gap-x-2 gap-y-1 lg:flex-row">
              <Check aria-hidden className="size-5 shrink-0 text-spruce lg:text-peach" />
              {note}
            </li>
          ))}
        </ul>
        <LastLine />
      </div>
    </section>
  );
}

/** A kept draft takes the place of the words, so that nothing moves. */
function LastLine() {
  const hasDraft = useHydrated() && outlivesReload('booking');
  return (
    <p className="relative mt-3 max-w-[40ch] leading-snug text-muted max-lg:mx-auto max-lg:text-center lg:text-white/95 xl:max-w-none">
      <span className={hasDraft ? 'invisible' : undefined}>
        You pay after the visit. {promises.freeCanceling}
      </span>
      {hasDraft ? (
        <Link
          to={paths.booking()}
          className="absolute inset-0 font-semibold underline underline-offset-4"
        >
          Continue the request you began
        </Link>
      ) : null}
    </p>
  );
}

function Scene() {
  const { pet, scene } = homeHero;
  return (
    <div className="relative -z-10 col-start-1 row-start-1 overflow-hidden bg-hour lg:row-end-3">
      <Backdrop
        tall={{ picture: scene.tall, sizes: 'max(100vw, 28rem)' }}
        wide={{ picture: scene.wide, sizes: 'max(100vw, 79rem)' }}
        className="absolute inset-0 size-full object-right-bottom"
      />
      {/* Keeps the text legible over any scene. */}
      <span className="absolute inset-0 bg-veil lg:bg-veil-wide" />
      <div className="absolute right-0 bottom-0 h-48 w-36 sm:h-66 sm:w-50 md:right-8 lg:right-68 lg:h-92 lg:w-76 xl:right-60 xl:h-[33rem] xl:w-[27rem] 2xl:right-[max(15rem,calc(50vw-33rem))]">
        <span className="absolute inset-[-12%] bg-glow opacity-70" />
        <Picture
          picture={pet.image}
          alt={pet.alt}
          sizes="(min-width: 80rem) 28rem, (min-width: 64rem) 19rem, (min-width: 40rem) 12.5rem, 9rem"
          when="now"
          className="size-full"
          fit="object-contain object-bottom"
        />
      </div>
      <RidgeLine className="absolute inset-x-0 -bottom-0.5 text-paper" />
    </div>
  );
}

const wideScreen = '(min-width: 64rem)';
const narrowScreen = '(max-width: 63.99rem)';

type Crop = { picture: PictureFile; sizes: string };

function Backdrop({ tall, wide, className }: { tall: Crop; wide: Crop; className?: string }) {
  preloadPicture(tall.picture, tall.sizes, narrowScreen);
  preloadPicture(wide.picture, wide.sizes, wideScreen);
  return (
    <picture>
      <source
        media={wideScreen}
        type="image/avif"
        srcSet={srcSet(wide.picture)}
        sizes={wide.sizes}
        width={wide.picture.width}
        height={wide.picture.height}
      />
      <source media={wideScreen} srcSet={fallbackSrc(wide.picture)} />
      <source type="image/avif" srcSet={srcSet(tall.picture)} sizes={tall.sizes} />
      <img
        alt=""
        src={fallbackSrc(tall.picture)}
        width={tall.picture.width}
        height={tall.picture.height}
        fetchPriority="high"
        className={classNames('object-cover', className)}
      />
    </picture>
  );
}
