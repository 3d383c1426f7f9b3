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
import { areTestimonialsShown } from '@/content/shown';
import { rating } from '@/content/voices/rating';
import { BookOrBrowse } from '@/sections/book-or-browse';
import { CallToAction } from '@/sections/call-to-action';
import { FaqSection } from '@/sections/faq-section';
import { MetadataTags } from '@/seo/metadata-tags';
import { pageMetadata } from '@/seo/page-metadata';
import { detailedBusinessNode } from '@/seo/structured-data/detailed-business-node';
import { faqPage } from '@/seo/structured-data/faq-page';
import { websiteNode } from '@/seo/structured-data/website-node';
import { paths } from '@/site/paths';
import { ArrowLink } from '@/ui/arrow-link';
import { promises } from '@shared/business/promises';
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
        <p className="mt-4">
          <ArrowLink to={paths.faq}>What to know before the visit</ArrowLink>
        </p>
      </div>
      <AreaGrid />
      <CallToAction
        title="Pick a day for a calm haircut"
        text={`Choose a two-hour window, with nothing to pay now. ${promises.confirmation}`}
      >
        <BookOrBrowse />
      </CallToAction>
    </>
  );
}
