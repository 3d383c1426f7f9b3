import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { PetNotFound } from './pet-not-found';
import { Story } from './story';
import { WinnerHeader } from './winner-header';
import { WinnerNeighbors } from './winner-neighbors';
import { business } from '@/content/business';
import { findWinner } from '@/content/gallery/find-winner';
import { monthInWords } from '@/content/gallery/month-in-words';
import { ClosingNote } from '@/sections/closing-note';
import { PetSliders } from '@/sections/pet-slider';
import { MetadataTags } from '@/seo/metadata-tags';
import { pageMetadata } from '@/seo/page-metadata';
import { imageObject } from '@/seo/structured-data/image-object';
import { paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button-style';
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
      <WinnerHeader winner={winner}>
        <Link
          to={paths.gallery}
          className="inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden className="size-5" />
          Back to Gallery
        </Link>
      </WinnerHeader>
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
      <WinnerNeighbors previous={winner.previous} next={winner.next} />
      <NextStep name={name} />
    </>
  );
}

function NextStep({ name }: { name: string }) {
  return (
    <ClosingNote
      title="Your pet could be next"
      text={`Take a picture after the visit, tag ${account.handle}, and your pet may follow ${name}.`}
    >
      <Link to={paths.booking()} className={buttonStyle({ variant: 'hero', size: 'lg' })}>
        Request a visit
      </Link>{' '}
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
