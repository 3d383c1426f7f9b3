import { MessageCircle, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { business } from '@/content/business';
import { ContactCards } from '@/features/contact/contact-cards';
import { ContactForm } from '@/features/contact/contact-form';
import { BaseMapEmbed } from '@/sections/base-map-embed';
import { HeaderButtons } from '@/sections/header-buttons';
import { PaperHeader } from '@/sections/paper-header';
import { MetadataTags } from '@/seo/metadata-tags';
import { pageMetadata } from '@/seo/page-metadata';
import { detailedBusinessNode } from '@/seo/structured-data/detailed-business-node';
import { contactLinks, displayPhone, paths, question } from '@/site/paths';
import { buttonStyle } from '@/ui/button-style';
import { Unbroken } from '@/ui/unbroken';
import { messageAnswerTime } from '@shared/time/hours';

const meta = pageMetadata({
  title: 'Call, Text or Email a Groomer',
  description: `Call, text or email ${business.name} in Denver. Phone hours ${business.phoneHours}; we answer messages ${messageAnswerTime}.`,
  keywords: ['mobile groomer phone number', 'text a dog groomer', 'pet grooming Denver contact'],
  path: paths.contact,
});

export function Component() {
  const { street, city, postalCode } = business.address;
  return (
    <>
      <MetadataTags meta={meta} business={detailedBusinessNode({})} />
      <PaperHeader
        title="Talk to a groomer"
        lead={
          <Unbroken>
            {`Call or text us during phone hours, ${business.phoneHours}. We answer messages ${messageAnswerTime}, even on Sundays, when the van rests.`}
          </Unbroken>
        }
      >
        <HeaderButtons>
          <a href={contactLinks.call} className={buttonStyle({ variant: 'hero', size: 'lg' })}>
            <Phone aria-hidden className="size-5 max-sm:hidden" />
            Call {displayPhone()}
          </a>{' '}
          <a
            href={contactLinks.text(question)}
            className={buttonStyle({ variant: 'outline', size: 'lg' })}
          >
            <MessageCircle aria-hidden className="size-5 max-sm:hidden" />
            Text us
          </a>
        </HeaderButtons>
      </PaperHeader>
      <div className="wrap grid items-start gap-x-14 gap-y-12 pt-2 lg:grid-cols-[minmax(0,1fr)_21rem] lg:pt-8">
        <ContactCards />
        <section aria-labelledby="write" className="lg:order-first">
          <h2 id="write" className="text-title">
            Send us a message
          </h2>
          <p className="mt-3 mb-7 max-w-measure text-lead text-muted">
            For anything besides{' '}
            <Link to={paths.booking()} className="text-accent-deep underline underline-offset-4">
              booking
            </Link>
            , such as a coat you’re worried about or an apartment with tricky parking.
          </p>
          <ContactForm />
        </section>
      </div>
      <section aria-labelledby="map" className="wrap mt-16">
        <h2 id="map" className="mb-6 text-title">
          Where the van starts
        </h2>
        <BaseMapEmbed title={`${street}, ${city} ${postalCode}`} />
      </section>
    </>
  );
}
