import type { ComponentProps } from 'react';
import { BaseMapEmbed } from '../base-map-embed';
import { GroomerCard } from './groomer-card';
import { business } from '@/content/business';
import { groomers, story, values } from '@/content/groomers';
import { whoComes } from '@/content/groomers/people';
import { homeAreas } from '@/content/locations/home-areas';
import { regionFees } from '@/content/locations/region-fees';
import { serviceAreaWords } from '@/content/service-area-words';
import { serviceRegions } from '@/content/service-regions';
import { areCertificatesShown } from '@/content/shown';
import { stats } from '@/content/stats';
import { AreaLinks } from '@/sections/area-links';
import { ClosingNote } from '@/sections/call-to-action';
import { SplitHeader } from '@/sections/split-header';
import { SwipeRow } from '@/sections/swipe-row';
import { MetadataTags, pageMetadata } from '@/seo/page-metadata';
import { detailedBusinessNode } from '@/seo/structured-data/detailed-business-node';
import { areaQuestion, contactLinks, displayPhone, paths } from '@/site/paths';
import { classNames } from '@/ui/class-names';
import { TextButton } from '@/ui/reach-buttons';
import { Section } from '@/ui/section';
import { promises } from '@shared/business/promises';

const meta = pageMetadata({
  title: 'About Our Three Mobile Groomers',
  description: `Meet our three ${areCertificatesShown ? 'certified ' : ''}groomers: one for dogs, one for puppies and nervous dogs, one for cats and older pets. In Denver since 2020.`,
  keywords: [
    'mobile groomers Denver',
    'dog groomer at home',
    'cat groomer',
    'groomer for anxious dogs',
  ],
  path: paths.about,
});

const regions = serviceRegions.map(({ name, minutes, areas: slugs }) => {
  const areas = slugs.flatMap((slug) => homeAreas.filter((area) => area.slug === slug));
  return { name, minutes, areas, notes: regionFees(areas) };
});

export function Component() {
  return (
    <>
      <MetadataTags
        meta={meta}
        business={detailedBusinessNode({
          areas: regions.flatMap(({ areas }) => areas),
          hasPrices: true,
        })}
      />
      <SplitHeader
        title="Three groomers, one van, one pet at a time in Denver"
        lead={story.lead}
        picture={story.picture}
        caption={<Names />}
      >
        <dl className="flex flex-wrap items-start gap-x-[min(2.5rem,5vw)] gap-y-4">
          {stats.map(({ value, label, counted }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="leading-snug text-muted max-sm:max-w-[5.8em]">
                {label}
                <span className="block text-[0.95rem]">{` ${counted}`}</span>
              </dt>
              <dd className="font-display text-title font-semibold tabular-nums sm:text-page">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </SplitHeader>
      <Story />
      <SwipeRow
        title="Meet your groomer"
        thing="groomer"
        note={<p className="mt-3 max-w-measure text-muted">{whoComes}</p>}
        items={groomers.map((groomer) => ({
          key: groomer.slug,
          content: <GroomerCard groomer={groomer} />,
        }))}
        grid="lg:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] lg:gap-8"
        className="wrap mt-10 sm:mt-20"
      />
      <Values />
      <Area />
      <ClosingNote
        title="Request a visit and meet us"
        text={`Choose a day and tell us about your pet. ${promises.confirmation}`}
      />
      <Base />
    </>
  );
}

// The first groomers stand at these places of the picture.
const feet = ['left-[23%]', 'left-[51.4%]', 'left-[77%]'];

function Names() {
  return (
    <ul>
      {groomers.slice(0, feet.length).map(({ name, slug }, index) => (
        <li key={slug} className={classNames('absolute bottom-0 -translate-x-1/2', feet[index])}>
          <a
            href={`#${slug}`}
            className="grid min-h-11 min-w-16 place-items-end justify-center pb-1 font-display text-lg font-semibold text-white underline-offset-4 hover:underline sm:pb-2.5 sm:text-xl"
          >
            {name.replace(/ .*/, '')}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Story() {
  const { title, paragraphs } = story;
  return (
    <Section
      title={title}
      look="self-start text-title md:sticky md:top-28"
      className="wrap grid gap-x-12 gap-y-3 pt-8 sm:pt-14 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div className="max-w-measure space-y-3 sm:text-lead">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}

function Values() {
  return (
    <Section title="What we stand for" className="wrap mt-10 sm:mt-20">
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {values.map(({ title, text }) => (
          <div
            key={title}
            className="grid gap-x-12 gap-y-1 py-3 sm:py-7 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="font-display text-heading font-semibold">{title}</dt>
            <dd className="max-w-measure sm:text-lead">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Area() {
  return (
    <div className="wrap mt-10 sm:mt-20">
      <SwipeRow
        title="Where we drive"
        thing="region"
        note={<p className="mt-3 max-w-measure text-muted">{serviceAreaWords}</p>}
        items={regions.map((region) => ({ key: region.name, content: <RegionCard {...region} /> }))}
        grid="lg:grid-cols-3"
      />
      <p className="mt-7 flex flex-wrap items-center gap-3">
        Don’t see your neighborhood?{' '}
        <TextButton href={contactLinks.text(areaQuestion)} variant="secondary" size="sm">
          Text us your ZIP
        </TextButton>{' '}
        <span className="text-muted">{displayPhone()}</span>
      </p>
    </div>
  );
}

function Base() {
  const { street, city, region, postalCode } = business.address;
  return (
    <section
      aria-labelledby="base"
      className="wrap mt-10 grid items-start gap-x-14 gap-y-4 sm:mt-20 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-center"
    >
      <div>
        <h2 id="base" className="text-title">
          Where the van starts its day
        </h2>
        <address className="mt-3 not-italic sm:text-lead">
          {business.name}
          <br />
          {street}
          <br />
          {city}, {region} {postalCode}
        </address>
      </div>
      <BaseMapEmbed title={`${street}, ${city} ${postalCode}`} />
    </section>
  );
}

type RegionCardProps = ComponentProps<typeof AreaLinks> & {
  name: string;
  minutes: string;
  notes: string;
};

function RegionCard({ name, minutes, areas, notes }: RegionCardProps) {
  return (
    <div className="rounded-card bg-card px-(--gutter) py-5 shadow-card sm:px-5 lg:h-full">
      <h3 className="font-sans text-lg tracking-normal">{name}</h3>
      <p className="mt-1.5 w-fit rounded-full bg-spruce-soft px-3 py-0.5 text-[0.95rem] font-semibold text-spruce tabular-nums">
        about {minutes} minutes
      </p>
      <p className="mt-1.5 mb-3 text-[0.95rem] text-muted">{notes}</p>
      <AreaLinks areas={areas} />
    </div>
  );
}
