import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LastUpdated, PolicyText } from './policy-text';
import { business } from '@/content/business';
import { privacyPolicy, privacyUpdated } from '@/content/legal/privacy-policy';
import { ContentsList } from '@/sections/contents-list';
import { PaperHeader } from '@/sections/paper-header';
import { MetadataTags, pageMetadata } from '@/seo/page-metadata';
import { paths } from '@/site/paths';
import { Button, buttonStyle } from '@/ui/button';

const title = 'Privacy Policy';
const meta = pageMetadata({
  title,
  description:
    'What we ask for when you book a groom, why, how long we keep it and how to have it removed.',
  keywords: ['privacy policy', 'personal data', 'Colorado privacy rights'],
  path: paths.privacyPolicy,
});

export function Component() {
  return (
    <>
      <MetadataTags meta={meta} />
      <PaperHeader
        title={title}
        lead="We ask for what a groomer needs to find your home and your pet, and for nothing else."
      />
      <div className="wrap grid items-start gap-10 pt-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16">
        <div className="no-print space-y-7 lg:sticky lg:top-28">
          <Ways />
          <nav aria-label="On this page" className="hidden lg:block">
            <ContentsList sections={privacyPolicy} />
          </nav>
        </div>
        <div className="max-w-measure">
          <PrintHeader />
          <LastUpdated day={privacyUpdated} />
          <PolicyText sections={privacyPolicy} />
        </div>
      </div>
    </>
  );
}

function Ways() {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 lg:flex-col lg:items-start">
      <Button variant="outline" className="noscript:hidden" onClick={() => window.print()}>
        <Printer aria-hidden className="size-5" />
        Print or save as PDF
      </Button>{' '}
      <Link to={paths.cookiePolicy} className={`${buttonStyle({ variant: 'link' })} px-0!`}>
        Read the Cookie Policy
      </Link>{' '}
      <Link to={paths.contact} className={`${buttonStyle({ variant: 'link' })} px-0!`}>
        Contact us about your data
      </Link>
    </div>
  );
}

function PrintHeader() {
  return (
    <div className="mb-8 hidden print:block">
      <p>{business.name}</p>
      <p className="font-display text-title font-semibold">{title}</p>
    </div>
  );
}
