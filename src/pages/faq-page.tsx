import { CalendarX, House, MapPin, PawPrint, Tag } from 'lucide-react';
import { business } from '@/content/business';
import { faqGroups, faqs } from '@/content/faqs';
import { processSteps } from '@/content/home/process-steps';
import { packagePrice } from '@/content/services/package-words';
import { BookOrBrowse, ClosingNote } from '@/sections/call-to-action';
import { FaqList, FaqSection } from '@/sections/faq-section';
import { MetadataTags, pageMetadata } from '@/seo/page-metadata';
import { faqPage } from '@/seo/structured-data/faq-page';
import { contactLinks, displayPhone, paths } from '@/site/paths';
import { Accordion } from '@/ui/accordion';
import { Fold, disclosuresStyle, tallFold } from '@/ui/fold';
import { Picture } from '@/ui/pictures/picture';
import { CallButton, TextButton } from '@/ui/reach-buttons';
import { Section } from '@/ui/section';
import { Unbroken } from '@/ui/unbroken';
import { ourRules } from '@shared/business/our-rules';

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

const rules = ourRules.map(({ question, answer, line }) => ({
  question,
  answer: `${answer} ${line}`,
}));

export function Component() {
  return (
    <>
      <MetadataTags
        meta={meta}
        nodes={[faqPage(meta, [...faqs, ...faqGroups.flatMap((group) => group.faqs), ...rules])]}
      />
      <SpruceHeader
        title="Mobile grooming in Denver: your questions"
        lead={`Baths from ${packagePrice('spa-bath')}, full grooms from ${packagePrice('full-groom')}. We come to you, Monday to Saturday. Our ten rules are at the end.`}
      />
      <div className="wrap grid items-start gap-10 pt-8 sm:pt-14 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-20">
        <div className="space-y-10 sm:space-y-14">
          <FaqSection title="What people ask first" faqs={faqs} List={Accordion} />
          <Section title="More by topic" look="mb-4 text-title sm:mb-6">
            <div className={disclosuresStyle}>
              {faqGroups.map((group) => (
                <FaqGroup key={group.id} group={group} />
              ))}
            </div>
          </Section>
          <OurRules />
        </div>
        <AskAPerson />
      </div>
      <ClosingNote
        title="Ready to book a visit?"
        text="Three short steps, about two minutes. There’s nothing to pay now, and a real person confirms."
      >
        <BookOrBrowse book="Book Appointment" />
      </ClosingNote>
    </>
  );
}

const marks = {
  price: Tag,
  area: MapPin,
  'being-home': House,
  canceling: CalendarX,
  pets: PawPrint,
} as const;

function FaqGroup({
  group: { id, title, faqs: questions },
}: {
  group: (typeof faqGroups)[number];
}) {
  const Mark = marks[id];
  return (
    <Fold
      title={
        <span className="flex items-center gap-3">
          <Mark aria-hidden className="size-5 shrink-0 text-accent" />
          {title}
        </span>
      }
      look={tallFold}
    >
      <div id={id} className="pb-5 pl-8">
        <FaqList faqs={questions} List={Accordion} />
      </div>
    </Fold>
  );
}

function OurRules() {
  return (
    <Section
      title="Our ten rules"
      look="mb-4 text-title sm:mb-6"
      id="rules"
      className="scroll-mt-28"
    >
      <dl className={disclosuresStyle}>
        {ourRules.map(({ question, answer, line }) => (
          <div key={question} className="py-4">
            <dt className="text-muted">{question}</dt>
            <dd className="max-w-measure">
              <strong className="font-semibold">{answer}</strong> <Unbroken>{line}</Unbroken>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function SpruceHeader({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="no-print on-dark overflow-hidden bg-spruce text-white md:grid md:grid-cols-2">
      <div className="px-(--gutter) py-9 md:flex md:flex-col md:justify-center md:py-14 md:pl-[max(var(--gutter),calc(50vw-38rem+var(--gutter)))]">
        <h1 className="max-w-[11.65em] text-page">{title}</h1>
        <p className="mt-3 max-w-[23em] text-lead text-white/90">{lead}</p>
      </div>
      <Picture
        picture={processSteps[1].image}
        alt="A groomer meets a dog at the open door of a house"
        sizes="(min-width: 48rem) 50vw, 100vw"
        when="first"
        className="h-44 sm:h-56 md:h-full"
        fit="object-cover object-[50%_18%]"
      />
    </div>
  );
}

function AskAPerson() {
  return (
    <Section
      title="Rather ask a person?"
      look="text-heading"
      className="border-t-2 border-line pt-5 lg:sticky lg:top-28"
    >
      <p className="mt-2 text-muted">
        Tell us about your pet in your own words. Phone hours{' '}
        <Unbroken>{business.phoneHours}</Unbroken>.
      </p>
      <div className="mt-5 flex flex-wrap gap-3 lg:flex-col lg:items-stretch">
        <CallButton href={contactLinks.call}>Call {displayPhone()}</CallButton>{' '}
        <TextButton
          href={contactLinks.text('Hi! I have a question about grooming my pet: ')}
          variant="outline"
        >
          Text {displayPhone()}
        </TextButton>
      </div>
    </Section>
  );
}
