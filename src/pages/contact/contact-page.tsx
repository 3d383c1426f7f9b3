import { Link } from 'react-router-dom';
import { BaseMapEmbed } from '../base-map-embed';
import { business } from '@/content/business';
import { processSteps } from '@/content/home/process-steps';
import { licenseWords } from '@/content/license-words';
import { ContactCards } from '@/features/contact/contact-cards';
import { ContactForm } from '@/features/contact/contact-form';
import { HeaderButtons } from '@/sections/call-to-action';
import { PaperHeader } from '@/sections/paper-header';
import { MetadataTags, pageMetadata } from '@/seo/page-metadata';
import { detailedBusinessNode } from '@/seo/structured-data/detailed-business-node';
import { contactLinks, displayPhone, paths, question } from '@/site/paths';
import { ArrowLink } from '@/ui/arrow-link';
import { Picture } from '@/ui/pictures/picture';
import { CallButton, TextButton } from '@/ui/reach-buttons';
import { Section } from '@/ui/section';
import { Unbroken } from '@/ui/unbroken';
import { messageAnswerTime } from '@shared/time/hours';

const meta = pageMetadata({
  title: 'Call, Text or Email a Groomer',
  description: `Call, text or email ${business.name} in Denver. Phone hours ${business.phoneHours}; we answer messages ${messageAnswerTime}.`,
  keywords: ['mobile groomer phone number', 'text a dog groomer', 'pet grooming Denver contact'],
  path: paths.contact,
});

export function Component() {
  return (
    <>
      <MetadataTags meta={meta} business={detailedBusinessNode({})} />
      <PaperHeader
        hour="morning"
        title="Talk to a groomer"
        lead={
          <span className="block max-w-measure">
            <Unbroken>
              {`Call or text us during phone hours, ${business.phoneHours}. We answer messages from this form ${messageAnswerTime}, even on Sundays.`}
            </Unbroken>
          </span>
        }
      >
        {/* On a wide screen the card beside the form has both. */}
        <div className="lg:hidden">
          <HeaderButtons>
            <CallButton href={contactLinks.call} variant="hero" size="lg">
              Call {displayPhone()}
            </CallButton>{' '}
            <TextButton href={contactLinks.text(question)} variant="outline" size="lg">
              Text us
            </TextButton>
          </HeaderButtons>
        </div>
      </PaperHeader>
      <div className="wrap grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        {/* On a wide screen the picture stands half in the header, beside its words. */}
        <div className="space-y-6 lg:-mt-36">
          <Picture
            picture={processSteps[0].image}
            alt="The van at the curb, and the text that says it is on its way"
            sizes="(min-width: 64rem) 24rem, calc(100vw - 2.5rem)"
            when="first"
            className="aspect-[3/2] rounded-card"
            fit="object-cover object-bottom"
          />
          <ContactCards />
        </div>
        <Section title="Send us a message" className="lg:order-first">
          <p className="mt-2 mb-5 max-w-measure text-muted">
            Ask us about anything besides{' '}
            <Link to={paths.booking()} className="text-accent-deep underline underline-offset-4">
              booking
            </Link>
            , such as a coat you’re worried about or an apartment with tricky parking.{' '}
            {licenseWords()}
          </p>
          <ContactForm />
        </Section>
      </div>
      <WhereTheVanStarts />
    </>
  );
}

function WhereTheVanStarts() {
  const { street, city, postalCode } = business.address;
  return (
    <section
      aria-labelledby="map"
      className="wrap mt-8 grid items-start gap-x-14 gap-y-4 sm:mt-16 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-center"
    >
      <div>
        <h2 id="map" className="text-title">
          Where the van starts
        </h2>
        <p className="mt-2 max-w-measure text-muted">
          We park the van here overnight. Grooming happens at your place, so there’s no salon to
          visit.
        </p>
        <p className="mt-2 max-sm:hidden">
          <ArrowLink to={paths.serviceAreas}>All service areas</ArrowLink>
        </p>
      </div>
      <BaseMapEmbed title={`${street}, ${city} ${postalCode}`} />
    </section>
  );
}
