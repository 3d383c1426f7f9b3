import { FirstSteps } from '@/sections/first-steps';
import { PageBand } from '@/sections/page-band';
import { PageHead } from '@/seo/page-head';
import { pageMeta } from '@/seo/page-meta';
import { paths } from '@/site/paths';

const meta = pageMeta({
  title: 'Cookie Policy',
  description: 'Which cookies and browser storage this site uses, and how to change your choice.',
  path: paths.cookiePolicy,
});

export function Component() {
  return (
    <>
      <PageHead meta={meta} />
      <PageBand
        title="Cookie Policy"
        lead="This site keeps what you type in your own tab, and nothing is measured unless you agree."
      >
        <FirstSteps />
      </PageBand>
    </>
  );
}
