import { Check, Star } from 'lucide-react';
import { homeHero } from '@/content/home/home-hero';
import { priceWords } from '@/content/services/package-words';
import { rating } from '@/content/voices/rating';
import { FirstSteps } from '@/sections/first-steps';
import { RidgeLine } from '@/ui/marks/ridge-line';
import { Backdrop } from '@/ui/pictures/backdrop';
import { Picture } from '@/ui/pictures/picture';
import { promises } from '@shared/business/promises';
import { driveMinutes } from '@shared/time/hours';

const notes = [
  'Same-day booking',
  `${driveMinutes.most}-minute service area`,
  'Anxiety-free experience',
];

export function Hero() {
  const { pet, scene } = homeHero;
  return (
    <section className="on-dark relative isolate overflow-hidden bg-alpenglow text-white">
      <Backdrop
        tall={{ picture: scene.tall, sizes: 'max(100vw, 28rem)' }}
        wide={{ picture: scene.wide, sizes: 'max(100vw, 79rem)' }}
        className="absolute inset-0 -z-20 size-full object-right-bottom"
      />
      {/* Keeps the text legible over any scene. */}
      <span className="absolute inset-0 -z-10 bg-linear-to-b from-dusk/70 via-dusk/45 via-50% to-transparent to-75% md:via-dusk/25 md:via-25% md:to-45%" />
      <span className="absolute inset-0 -z-10 bg-linear-to-r from-dusk/80 via-dusk/60 via-55% to-transparent to-70% md:from-dusk/90 md:via-dusk/50 md:to-75%" />
      <div className="absolute right-0 bottom-0 -z-10 h-58 w-44 sm:h-66 sm:w-50 md:right-8 md:h-[26rem] md:w-80 lg:h-[28rem] lg:w-[23rem] xl:right-48 xl:h-[34rem] xl:w-[28rem] 2xl:right-[max(12rem,calc(50vw-36rem))] [@media(max-height:480px)]:h-64 [@media(max-height:480px)]:w-50">
        <span className="absolute inset-[-12%] bg-glow opacity-70" />
        <Picture
          picture={pet.image}
          alt={pet.alt}
          sizes="(min-width: 80rem) 28rem, (min-width: 48rem) 22rem, (min-width: 40rem) 12.5rem, 11rem"
          when="now"
          className="size-full"
          fit="object-contain object-bottom"
        />
      </div>
      <div className="wrap flex flex-col pt-6 pb-14 [@media(min-height:600px)]:min-h-[37.25rem] sm:[@media(min-height:600px)]:min-h-[44rem] sm:[@media(min-height:600px)]:pt-24 sm:[@media(min-height:600px)]:pb-36">
        <h1>
          <span className="mb-2 block font-sans text-[0.98rem] font-semibold tracking-normal text-peach sm:mb-3 sm:text-lead">
            Mobile dog and cat grooming in Denver
          </span>{' '}
          <span className="block max-w-[13ch] text-hero [@media(max-height:480px)]:max-w-none [@media(max-height:480px)]:text-title">
            The calm way to a good haircut
          </span>
        </h1>
        <p className="mt-4 max-w-[36ch] text-lead text-white/95 [@media(max-height:480px)]:mt-2">
          Our grooming van parks at your curb. Your pet gets one groomer, no cages and no car ride.
        </p>
        <div className="mt-6 sm:[@media(min-height:600px)]:mt-8">
          <FirstSteps book="Book Now in Denver" isCallUs />
        </div>
        <p className="mt-4 flex flex-col gap-y-1 text-[0.95rem] font-semibold sm:mt-7 sm:text-lg">
          <span>
            Baths from {priceWords('spa-bath')}, haircuts from {priceWords('full-groom')}
          </span>{' '}
          {rating ? (
            <span className="flex items-center gap-1.5">
              <Star aria-hidden className="size-4 fill-current text-peach" />
              {rating.value} out of {rating.best}, {rating.reviewCount} reviews
            </span>
          ) : null}
        </p>
        <p className="mt-2 max-w-[40ch] text-[0.95rem] text-white/95">
          You’ll pay after the visit. {promises.freeCanceling}
        </p>
        <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 text-[0.98rem] max-xl:[@media(min-height:480px)]:flex-col">
          {notes.map((note) => (
            <li key={note} className="flex items-center gap-2">
              <Check aria-hidden className="size-4 text-peach" />
              {note}
            </li>
          ))}
        </ul>
      </div>
      <RidgeLine className="absolute inset-x-0 -bottom-0.5 text-paper" />
    </section>
  );
}
