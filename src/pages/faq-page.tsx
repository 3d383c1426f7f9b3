import { MessageCircle, Phone } from 'lucide-react';
import { business } from '@/content/business';
import { faqGroups, faqs } from '@/content/faqs';
import { catPhoto } from '@/content/locations/cat-copy';
import { safety, visitDetails } from '@/content/visit/details';
import { BookOrBrowse } from '@/sections/book-or-browse';
import { ClosingNote } from '@/sections/closing-note';
import { FaqSection } from '@/sections/faq-section';
import { MetadataTags } from '@/seo/metadata-tags';
import { pageMetadata } from '@/seo/page-metadata';
import { faqPage } from '@/seo/structured-data/faq-page';
import { contactLinks, displayPhone, paths } from '@/site/paths';
import { Accordion } from '@/ui/accordion';
import { buttonStyle } from '@/ui/button-style';
import { Picture } from '@/ui/pictures/picture';
import { Unbroken } from '@/ui/unbroken';
import { beforeYourVisit } from '@shared/business/before-your-visit';

const meta = pageMetadata({
  title: 'Mobile Grooming Questions, Answered',
  description:
    'What a mobile groom costs in Denver, where the van parks, how nervous pets cope, and when a booking is confirmed: plain answers from the groomers.',
  keywords: [
    'mobile grooming FAQ',
    'mobile dog grooming cost',
    'grooming for nervous dogs',
    'grooming cancellation',
  ],
  path: paths.faq,
});

export function Component() {
  return (
    <>
      <MetadataTags
        meta={meta}
        nodes={[faqPage(meta, [...faqs, ...faqGroups.flatMap((group) => group.faqs)])]}
      />
      <SpruceHeader
        title="Mobile grooming in Denver: your questions"
        lead="Don’t see yours? Text us, and a groomer will answer."
      />
      <div className="wrap grid items-start gap-14 pt-10 sm:pt-14 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-20">
        <div className="space-y-14">
          <FaqSection title="What people ask first" faqs={faqs} List={Accordion} />
          {faqGroups.map((group) => (
            <div key={group.id} id={group.id}>
              <FaqSection title={group.title} faqs={group.faqs} List={Accordion} />
            </div>
          ))}
        </div>
        <AskAPerson />
      </div>
      <BeforeYourVisit />
      <ClosingNote
        title="Ready to book a visit?"
        text="Three short steps, about two minutes. There’s nothing to pay now, and a real person confirms."
      >
        <BookOrBrowse book="Book Appointment" />
      </ClosingNote>
    </>
  );
}

function SpruceHeader({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="no-print on-dark overflow-hidden bg-spruce text-white md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="px-(--gutter) py-9 md:flex md:flex-col md:justify-center md:py-14 md:pl-[max(var(--gutter),calc(50vw-38rem+var(--gutter)))]">
        <h1 className="max-w-[18ch] text-page">{title}</h1>
        <p className="mt-3 max-w-[34ch] text-lead text-white/90">{lead}</p>
        <ul className="mt-5 flex flex-wrap gap-2">
          {faqGroups.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={buttonStyle({ variant: 'outline', size: 'sm' })}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Picture
        picture={catPhoto.image}
        alt={catPhoto.alt}
        sizes="(min-width: 48rem) 50vw, 100vw"
        when="first"
        className="h-44 sm:h-56 md:h-full"
        fit="object-cover object-[50%_45%]"
      />
    </div>
  );
}

function AskAPerson() {
  return (
    <section
      aria-labelledby="ask-a-person"
      className="border-t-2 border-line pt-5 lg:sticky lg:top-28"
    >
      <h2 id="ask-a-person" className="text-heading">
        Rather ask a person?
      </h2>
      <p className="mt-2 text-muted">
        Tell us about your pet in your own words. Phone hours{' '}
        <Unbroken>{business.phoneHours}</Unbroken>.
      </p>
      <div className="mt-5 flex flex-wrap gap-3 lg:flex-col lg:items-stretch">
        <a href={contactLinks.call} className={buttonStyle({ variant: 'default' })}>
          <Phone aria-hidden className="size-5" />
          Call {displayPhone()}
        </a>{' '}
        <a
          href={contactLinks.text('Hi! I have a question about grooming my pet: ')}
          className={buttonStyle({ variant: 'outline' })}
        >
          <MessageCircle aria-hidden className="size-5" />
          Text {displayPhone()}
        </a>
      </div>
    </section>
  );
}

function BeforeYourVisit() {
  return (
    <section aria-labelledby="before-your-visit" className="wrap mt-20">
      <h2 id="before-your-visit" className="text-title">
        Before your visit
      </h2>
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-3">
        {beforeYourVisit.map(({ title, topics }) => (
          <section key={title} aria-label={title} className="border-t-2 border-line pt-5">
            <h3 className="text-heading">{title}</h3>
            <dl className="mt-4 space-y-4">
              {topics.map((topic) => (
                <div key={topic.id}>
                  <dt className="font-semibold">{topic.title}</dt>
                  <dd className="mt-0.5 text-muted">
                    <Unbroken>{visitDetails[topic.id]}</Unbroken>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="mt-10 rounded-card bg-accent-soft p-6 sm:p-8">
        <h3 className="text-heading">{safety.title}</h3>
        <p className="mt-2 gap-x-12 md:columns-2">{safety.text}</p>
      </div>
    </section>
  );
}
