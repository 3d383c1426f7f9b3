import { Link } from 'react-router-dom';
import { AreaGrid } from './area-grid';
import { AreaQuestion } from './area-question';
import { BeforeAfterCarousel } from './before-after-carousel';
import { Benefits } from './benefits';
import { Hero } from './hero';
import { Reviews } from './reviews';
import { ServicesTeaser } from './services-teaser';
import { TrustBadges } from './trust-badges';
import { homeFaqs } from '@/content/home/home-faqs';
import { homeAreas } from '@/content/locations/home-areas';
import { serviceAreaMap } from '@/content/locations/mapped-areas';
import { homeBase } from '@/content/service-regions';
import { rating } from '@/content/voices/rating';
import { areTestimonialsShown } from '@/content/voices/testimonials';
import { FaqSection } from '@/sections/faq-section';
import { FoldedVisitTopics } from '@/sections/folded-visit-topics';
import { ServiceAreaMap } from '@/sections/service-area-map/service-area-map';
import { MetadataTags } from '@/seo/metadata-tags';
import { pageMetadata } from '@/seo/page-metadata';
import { detailedBusinessNode } from '@/seo/structured-data/detailed-business-node';
import { faqPage } from '@/seo/structured-data/faq-page';
import { websiteNode } from '@/seo/structured-data/website-node';
import { paths } from '@/site/paths';
import { MapEmbed } from '@/ui/pictures/map-embed';
import { beforeYourVisit } from '@shared/business/before-your-visit';
import { answerTimes } from '@shared/time/hours';

const meta = pageMetadata({
  title: 'Mobile Dog and Cat Grooming',
  keywords: [
    'mobile pet grooming Denver',
    'mobile dog grooming',
    'cat grooming at home',
    'dog groomer near me',
  ],
  description: `Mobile dog and cat grooming at your Denver curb. One pet at a time, prices up front. Request a visit, and we’ll answer ${answerTimes}.`,
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
        <section aria-labelledby="before-your-visit" className="mt-12">
          <h2 id="before-your-visit" className="text-heading">
            Before your visit
          </h2>
          <p className="mt-2 mb-5 text-muted">
            Parking, payment, vaccinations and the rest, in brief.{' '}
            <Link
              to={paths.faq}
              className="font-semibold text-accent-deep underline underline-offset-4"
            >
              The longer answers are in the FAQ
            </Link>
          </p>
          <FoldedVisitTopics groups={beforeYourVisit} />
        </section>
      </div>
      <div className="wrap pt-16">
        <AreaGrid />
      </div>
      <div className="wrap pt-12">
        <MapEmbed
          title="Where our van starts, in downtown Denver"
          center={homeBase}
          drawing={<ServiceAreaMap {...serviceAreaMap} around={homeBase} className="size-full" />}
        />
      </div>
    </>
  );
}
