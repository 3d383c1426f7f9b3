import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { Facts, PetNotFound, Story } from './story';
import { business } from '@/content/business';
import { findWinner } from '@/content/gallery/find-winner';
import { monthInWords } from '@/content/gallery/month-in-words';
import { BookLink, ClosingNote } from '@/sections/call-to-action';
import { PetSliders } from '@/sections/pet-slider';
import { MetadataTags, pageMetadata } from '@/seo/page-metadata';
import { imageObject } from '@/seo/structured-data/image-object';
import { paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { RidgeDivider } from '@/ui/marks/ridge';
import ridge from '@/ui/marks/ridge-paper.svg?no-inline';
import { Picture } from '@/ui/pictures/picture';
import { fallbackFile } from '@/ui/pictures/picture-sources';

const account = business.profiles.instagram;

type Winner = NonNullable<ReturnType<typeof findWinner>>;

export function Component() {
  const { id = '' } = useParams();
  const winner = findWinner(id);
  if (winner) return <Page winner={winner} />;
  return (
    <PetNotFound
      title="Pet Winner Not Found"
      description="No pet of the month is at this address; the link may be old. All the others are in the gallery."
      path={paths.winner(id)}
    />
  );
}

function Page({ winner }: { winner: Winner }) {
  const { beforeAfter, breed, image, imageAlt, month, name, petType, services, slug, story } =
    winner;
  const meta = pageMetadata({
    title: `${name}, Pet of the Month ${monthInWords(month)}`,
    description: winner.seoDescription,
    keywords: ['Pet of the Month', name, `${breed} grooming`, `${petType} grooming Denver`],
    path: paths.winner(slug),
  });
  return (
    <>
      <MetadataTags
        meta={meta}
        nodes={[
          imageObject(meta, {
            name: `${name}, ${breed}`,
            caption: imageAlt,
            file: fallbackFile(image),
          }),
        ]}
      />
      <Header winner={winner} />
      <article className="wrap space-y-14 pt-12 sm:space-y-20 sm:pt-16">
        <Story
          title={`Why ${name} won`}
          story={story}
          servicesTitle="Services provided"
          services={services}
        />
        <PetSliders
          title={`${name}, before and after`}
          pairs={beforeAfter.map((pair) => ({ ...pair, name: pair.caption }))}
        />
      </article>
      <Neighbors previous={winner.previous} next={winner.next} />
      <NextStep name={name} />
    </>
  );
}

function Header({ winner }: { winner: Winner }) {
  const { age, breed, handle, image, imageAlt, month, name, teaser } = winner;
  const facts = [
    { term: 'Breed', value: breed },
    { term: 'Age', value: age },
    {
      term: 'Proud Pet Parent',
      value: (
        <a
          href={`https://www.instagram.com/${handle}/`}
          target="_blank"
          rel="noreferrer"
          className="underline underline-offset-4"
        >
          {`@${handle}`}
        </a>
      ),
    },
  ];
  return (
    <div className="on-dark bg-hour-band text-white">
      <div className="wrap pt-5 pb-8 sm:pb-12">
        <Link
          to={paths.gallery}
          className="inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden className="size-5" />
          Back to Gallery
        </Link>
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

function Neighbors({ previous, next }: Pick<Winner, 'previous' | 'next'>) {
  return (
    <nav aria-label="Other winners" className="wrap mt-14 sm:mt-20">
      <ul className="flex flex-wrap gap-x-6 border-t border-line">
        {previous ? <Neighbor winner={previous} /> : null}
        {next ? <Neighbor isNext winner={next} /> : null}
      </ul>
    </nav>
  );
}

type NeighborProps = { winner: NonNullable<Winner['next']>; isNext?: boolean };

/** The next winner stands on the right, its picture and arrow outermost. */
function Neighbor({ winner: { breed, image, name, slug }, isNext = false }: NeighborProps) {
  const Arrow = isNext ? ArrowRight : ArrowLeft;
  const row = classNames('flex items-center', isNext && 'flex-row-reverse');
  return (
    <li className={classNames('grow basis-32', isNext && 'text-right')}>
      <Link
        to={paths.winner(slug)}
        className="group flex h-full flex-col gap-1 py-5 underline-offset-4 hover:text-accent-deep sm:py-6"
      >
        <span className={`${row} gap-2 text-[0.95rem] text-muted`}>
          <Arrow aria-hidden className="size-4 text-accent" />
          {isNext ? 'Next winner' : 'Previous winner'}
        </span>{' '}
        <span className={`${row} gap-3 sm:gap-4`}>
          <Picture
            picture={image}
            alt=""
            sizes="5rem"
            className="size-14 shrink-0 rounded-full sm:size-20"
            fit="object-cover object-[50%_18%]"
          />
          <span>
            <span className="block font-display text-heading font-semibold group-hover:underline">
              {name}
            </span>{' '}
            <span className="text-muted">{breed}</span>
          </span>
        </span>
      </Link>
    </li>
  );
}

function NextStep({ name }: { name: string }) {
  return (
    <ClosingNote
      title="Your pet could be next"
      text={`Take a picture after the visit, tag ${account.handle}, and your pet may follow ${name}.`}
    >
      <BookLink />{' '}
      <a
        href={account.url}
        target="_blank"
        rel="noreferrer"
        className={buttonStyle({ variant: 'outline', size: 'lg' })}
      >
        Follow us on {account.network}
      </a>
    </ClosingNote>
  );
}
