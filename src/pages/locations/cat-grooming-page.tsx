import { Link } from 'react-router-dom';
import { AreaNotes } from './area-notes';
import {
  catBreeds,
  catFacts,
  catPhoto,
  catReasons,
  catServices,
} from '@/content/locations/cat-copy';
import { catPriceWords } from '@/content/services/package-words';
import { BookLink, BookOrBrowse, CallToAction, HeaderButtons } from '@/sections/call-to-action';
import { SplitHeader } from '@/sections/split-header';
import { MetadataTags, pageMetadata } from '@/seo/page-metadata';
import { serviceNode } from '@/seo/structured-data/service-node';
import { paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button';
import { Section } from '@/ui/section';
import { promises } from '@shared/business/promises';

const slug = 'cat-grooming';

const meta = pageMetadata({
  title: 'Mobile Cat Grooming, No Car Ride',
  description:
    'Quiet, one-cat-at-a-time grooming in a van outside your Denver home. No car ride, no barking, no waiting room.',
  keywords: ['mobile cat grooming Denver', 'lion cut', 'cat mat removal', 'cat groomer at home'],
  path: paths.catGrooming,
});

const service = serviceNode(meta, {
  name: 'Mobile cat grooming',
  kind: 'Cat grooming',
});

export function Component() {
  return (
    <>
      <MetadataTags meta={meta} nodes={[service]} />
      <SplitHeader
        picture={catPhoto}
        title="Mobile cat grooming in Denver"
        lead={`We groom one cat at a time in a quiet van at your door. ${catPriceWords()}`}
      >
        <HeaderButtons>
          <BookLink service={slug} />{' '}
          <Link
            to={paths.service(slug)}
            className={buttonStyle({ variant: 'outline', size: 'lg' })}
          >
            See the cat service
          </Link>
        </HeaderButtons>
      </SplitHeader>
      <div className="wrap space-y-10 pt-8 sm:space-y-28 sm:pt-14">
        <Reasons />
        <AreaNotes title="Four things we do for cats" thing="service" notes={catServices} />
        <Breeds />
      </div>
      <CallToAction
        title="Request a visit for your cat"
        text={`Leave the carrier out with a blanket in it, starting today. ${promises.confirmation}`}
      >
        <BookOrBrowse service={slug} more={{ label: 'Read the FAQ', path: paths.faq }} />
      </CallToAction>
    </>
  );
}

function Reasons() {
  return (
    <Section title="Why cats prefer the van">
      <ul className="mt-8 grid gap-5 md:grid-cols-3">
        {catReasons.map(({ title, text }) => (
          <li key={title} className="rounded-card bg-card p-6 shadow-card sm:p-8">
            <span aria-hidden className="block h-1 w-12 rounded-full bg-copper" />
            <h3 className="mt-4 text-heading">{title}</h3>
            <p className="mt-3 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Breeds() {
  return (
    <Section title="Cats we see most">
      <ul className="mt-6 columns-[7rem_2] gap-8 sm:columns-3 lg:columns-4">
        {catBreeds.map((breed) => (
          <li key={breed} className="break-inside-avoid py-1.5">
            {breed}
          </li>
        ))}
      </ul>
      <dl className="mt-8 grid gap-x-8 gap-y-4 border-t border-line pt-6 sm:grid-cols-3">
        {catFacts.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-[0.95rem] text-muted">{label}</dt>
            <dd className="font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
