import { BadgeCheck, Heart, ShieldCheck, Star } from 'lucide-react';
import { BaseMapEmbed } from '../base-map-embed';
import { BeforeAfterCarousel } from './before-after-carousel';
import { Hero } from './hero';
import { Reviews } from './reviews';
import { ServicesTeaser } from './services-teaser';
import { homeBenefits } from '@/content/home/home-benefits';
import { homeFaqs } from '@/content/home/home-faqs';
import { vanInside } from '@/content/home/van-tour';
import { homeAreas } from '@/content/locations/home-areas';
import { areCertificatesShown, areTestimonialsShown } from '@/content/shown';
import { rating } from '@/content/voices/rating';
import { ZipCheck } from '@/features/zip-check/zip-check';
import { AreaLinks } from '@/sections/area-links';
import { CallToAction } from '@/sections/call-to-action';
import { FaqSection } from '@/sections/faq-section';
import { MetadataTags, pageMetadata } from '@/seo/page-metadata';
import { detailedBusinessNode } from '@/seo/structured-data/detailed-business-node';
import { faqPage } from '@/seo/structured-data/faq-page';
import { websiteNode } from '@/seo/structured-data/website-node';
import { areaQuestion, contactLinks, displayPhone, paths } from '@/site/paths';
import { ArrowLink } from '@/ui/arrow-link';
import { Picture } from '@/ui/pictures/picture';
import { TextButton } from '@/ui/reach-buttons';
import { Unbroken } from '@/ui/unbroken';
import { promises } from '@shared/business/promises';
import { driveMinutes, requestAnswerTime, requestTimes } from '@shared/time/hours';

const meta = pageMetadata({
  title: 'Mobile Dog and Cat Grooming',
  keywords: [
    'mobile pet grooming Denver',
    'mobile dog grooming',
    'cat grooming at home',
    'dog groomer near me',
  ],
  description: `Mobile dog and cat grooming at your Denver curb. One pet at a time, prices up front. Request a visit, and we’ll answer ${requestAnswerTime}, ${requestTimes}.`,
  path: paths.home,
});

export function Component() {
  return (
    <>
      <MetadataTags
        meta={meta}
        business={detailedBusinessNode({ areas: homeAreas, hasPrices: true, rating })}
        nodes={[websiteNode(), faqPage(meta, homeFaqs)]}
      />
      <Hero />
      <AreaQuestion />
      <BeforeAfterCarousel />
      <TrustBadges />
      <ServicesTeaser />
      <Benefits />
      {areTestimonialsShown ? <Reviews /> : null}
      <div className="wrap max-w-4xl py-8 sm:py-12">
        <FaqSection title="Questions before your first visit" faqs={homeFaqs} />
        <p className="mt-4">
          <ArrowLink to={paths.faq}>What to know before the visit</ArrowLink>
        </p>
      </div>
      <AreaGrid />
      <CallToAction
        title="Pick a day for a calm haircut"
        text={`Choose a two-hour window, with nothing to pay now. ${promises.confirmation}`}
      />
    </>
  );
}

function AreaQuestion() {
  return (
    <section className="group/area wrap py-8 sm:py-24">
      <div className="grid gap-x-14 gap-y-4 rounded-card bg-card p-5 shadow-card sm:gap-y-6 sm:p-10 md:grid-cols-2">
        <div>
          <h2 className="text-heading sm:text-title">Not sure if we serve your area?</h2>
          <p className="mt-2 max-w-measure text-muted sm:mt-4">
            We serve Denver and its neighbors, within about {driveMinutes.most} minutes of downtown.
            Enter your ZIP to find out.
          </p>
        </div>
        <div className="md:row-span-2 md:self-center">
          <ZipCheck />
        </div>
        <p className="flex flex-wrap items-center gap-3 self-end group-has-[[href$=calculator]]/area:hidden">
          <TextButton href={contactLinks.text(areaQuestion)} variant="outline" size="sm">
            Text us your ZIP
          </TextButton>{' '}
          <span className="whitespace-nowrap text-muted">{displayPhone()}</span>
        </p>
      </div>
    </section>
  );
}

const stars = rating && `${rating.value} out of ${rating.best}`;
const badges = [
  { label: '500+ Happy Pets', Icon: Heart },
  stars && { label: '5-Star Rated', note: stars, Icon: Star },
  areCertificatesShown && { label: 'Certified Groomers', Icon: BadgeCheck },
  { label: 'Fully Insured', Icon: ShieldCheck },
].filter((badge) => typeof badge === 'object');

function TrustBadges() {
  return (
    <div className="border-y border-line bg-accent-soft/50">
      <ul className="wrap grid grid-cols-[auto_auto] gap-x-3 gap-y-3 py-4 md:flex md:justify-between md:py-7">
        {badges.map(({ label, note, Icon }) => (
          <li
            key={label}
            className="flex flex-wrap items-center gap-2 text-[0.95rem] font-semibold wrap-normal sm:text-base"
          >
            <Icon aria-hidden className="size-5 shrink-0 text-accent" strokeWidth={1.75} />
            <span className="min-w-16 grow basis-0 leading-snug">
              <span>{label}</span>
              {note ? (
                <>
                  {' '}
                  <span className="block text-[0.875rem] font-normal text-muted">{note}</span>
                </>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Benefits() {
  return (
    <section
      aria-labelledby="home-benefits"
      className="on-dark overflow-hidden bg-dusk py-8 text-white sm:py-20"
    >
      <div className="wrap">
        <h2 id="home-benefits" className="text-title sm:max-w-[10.35em]">
          Why choose <span className="whitespace-nowrap">at-home</span> grooming
        </h2>
      </div>
      <Picture
        picture={vanInside.image}
        alt={vanInside.alt}
        sizes="(min-width: 90rem) 90rem, (min-width: 40rem) 100vw, 160vw"
        className="mx-auto mt-3 aspect-[3/2] max-w-[90rem] sm:aspect-[2/1] sm:[mask-image:linear-gradient(to_right,transparent,#000_7%,#000_93%,transparent)]"
        fit="object-cover object-[42%_50%]"
      />
      <div className="wrap">
        <dl className="relative mx-auto mt-4 grid max-w-6xl gap-x-5 gap-y-7 max-sm:gap-0 max-sm:divide-y max-sm:divide-line max-sm:rounded-control max-sm:bg-paper sm:-mt-4 sm:grid-cols-2 lg:grid-cols-4">
          {homeBenefits.map(({ title, text }) => (
            <div
              key={title}
              className="relative px-5 py-3 text-dusk before:absolute before:-top-9 before:left-8 before:h-11 before:w-px before:bg-peach/70 after:absolute after:top-2 after:left-[calc(2rem-0.3rem)] after:size-2.5 after:rounded-full after:bg-plum max-sm:before:hidden max-sm:after:hidden sm:rounded-control sm:bg-paper sm:pt-7 sm:pb-5 lg:odd:rotate-1 lg:even:-rotate-1"
            >
              <dt className="font-display text-lg leading-snug font-semibold sm:text-xl">
                {title}
              </dt>
              <dd className="mt-0.5 leading-snug text-muted max-sm:text-[0.95rem]">
                <Unbroken>{text}</Unbroken>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function AreaGrid() {
  return (
    <section
      aria-labelledby="area-grid"
      className="wrap grid items-center gap-x-14 gap-y-7 pt-8 sm:pt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]"
    >
      <div>
        <h2 id="area-grid" className="mb-4 text-title sm:mb-6">
          Areas We Serve
        </h2>
        <AreaLinks areas={homeAreas} />
        <p>
          <ArrowLink to={paths.serviceAreas}>All service areas</ArrowLink>
        </p>
      </div>
      <BaseMapEmbed title="Where our van starts, in downtown Denver" />
    </section>
  );
}
