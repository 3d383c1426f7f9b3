import { Link } from 'react-router-dom';
import { articles } from '@/content/blog';
import { business } from '@/content/business';
import { serviceAreas } from '@/content/locations';
import { services } from '@/content/services';
import { PageBand } from '@/sections/page-band';
import { PageHead } from '@/seo/page-head';
import { pageMeta } from '@/seo/page-meta';
import { mainNavigation, type SiteLink } from '@/site/navigation';
import { paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button-style';

const meta = pageMeta({
  title: 'Sitemap: Every Page and Area',
  description: `Every page of ${business.name} on one screen: services, ${String(serviceAreas.length)} areas around Denver, articles and policies.`,
  keywords: ['sitemap', 'mobile pet grooming Denver'],
  path: paths.sitemap,
});

const groups: readonly { title: string; links: readonly SiteLink[] }[] = [
  { title: 'Pages', links: [...mainNavigation, { label: 'Booking', path: paths.booking() }] },
  {
    title: 'Services',
    links: services.map(({ title, slug }) => ({ label: title, path: paths.service(slug) })),
  },
  {
    title: 'Areas',
    links: [
      { label: 'All service areas', path: paths.serviceAreas },
      ...serviceAreas.map(({ name, slug }) => ({ label: name, path: paths.location(slug) })),
    ],
  },
  { title: 'Cats', links: [{ label: 'Mobile cat grooming', path: paths.catGrooming }] },
  {
    title: 'Blog posts',
    links: articles.map(({ title, slug }) => ({ label: title, path: paths.article(slug) })),
  },
  { title: 'Policies', links: [{ label: 'Cookie Policy', path: paths.cookiePolicy }] },
];

export function Component() {
  return (
    <>
      <PageHead meta={meta} />
      <PageBand title="Sitemap" lead="Every page of this site." />
      <div className="wrap grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-3">
        {groups.map(({ title, links }) => (
          <section key={title}>
            <h2 className="text-heading">{title}</h2>
            <ul className="mt-3">
              {links.map(({ label, path }) => (
                <li key={path}>
                  <Link
                    to={path}
                    className={`${buttonStyle({ variant: 'link', size: 'sm' })} px-0! whitespace-normal!`}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
