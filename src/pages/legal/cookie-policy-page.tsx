import { Link } from 'react-router-dom';
import { LastUpdated, PolicyText } from './policy-text';
import { cookieChoice, cookiePolicy, cookiesUpdated } from '@/content/legal/cookie-policy';
import { ConsentControls } from '@/features/cookie-consent/consent-controls';
import { ContentsList } from '@/sections/contents-list';
import { PaperHeader } from '@/sections/paper-header';
import { MetadataTags, pageMetadata } from '@/seo/page-metadata';
import { paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button';
import { Section } from '@/ui/section';

const meta = pageMetadata({
  title: 'Cookie Policy',
  description: 'Which cookies and browser storage this site uses, and how to change your choice.',
  keywords: ['cookie policy', 'browser storage', 'privacy choices'],
  path: paths.cookiePolicy,
});

export function Component() {
  return (
    <>
      <MetadataTags meta={meta} />
      <PaperHeader
        title="Cookie Policy"
        lead="This site keeps what you type on your own device, and measures nothing unless you agree. Google’s maps load by themselves."
      />
      <div className="wrap grid items-start gap-10 pt-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16">
        <div className="no-print hidden space-y-7 lg:sticky lg:top-28 lg:block">
          <nav aria-label="On this page">
            <ContentsList
              sections={[{ id: 'your-choice', title: cookieChoice.title }, ...cookiePolicy]}
            />
          </nav>
        </div>
        <div className="max-w-measure">
          <LastUpdated day={cookiesUpdated} />
          <YourChoice />
          <PolicyText sections={cookiePolicy} />
          <p className="mt-12">
            <Link to={paths.privacyPolicy} className={`${buttonStyle({ variant: 'link' })} px-0!`}>
              Read the Privacy Policy
            </Link>
          </p>
        </div>
      </div>
    </>
  );
}

/** First on the page: "Settings" and the footer's link lead here. */
function YourChoice() {
  return (
    <Section
      title={cookieChoice.title}
      look="text-heading"
      id="your-choice"
      className="mb-12 scroll-mt-28 rounded-card bg-card p-6 shadow-card sm:p-8"
    >
      {cookieChoice.text.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
      <ConsentControls />
    </Section>
  );
}
