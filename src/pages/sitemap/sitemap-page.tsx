import { Link } from 'react-router-dom';
import { business } from '@/content/business';
import { serviceAreas } from '@/content/locations';
import { PaperHeader } from '@/sections/paper-header';
import { MetadataTags, pageMetadata } from '@/seo/page-metadata';
import { paths } from '@/site/paths';
import { siteSections } from '@/site/site-pages';
import { buttonStyle } from '@/ui/button';

const meta = pageMetadata({
  title: 'Sitemap: Every Page and Area',
  description: `Every page of ${business.name} on one screen: services, ${serviceAreas.length} areas around Denver, articles, pets and policies.`,
  keywords: ['sitemap', 'mobile pet grooming Denver'],
  path: paths.sitemap,
});

/** The list for people; search engines read sitemap.xml. */
export function Component() {
  return (
    <>
      <MetadataTags meta={meta} />
      <PaperHeader
        title="Sitemap"
        lead="Every page of this site, from grooming packages to the last of our areas. Can’t find it? Call or text, and a person will tell you."
      />
      <div className="wrap gap-10 py-12 sm:columns-2 lg:columns-3">
        {siteSections.map(({ title, pages }) => (
          <section key={title} className="mb-10 sm:break-inside-avoid">
            <h2 className="text-heading">{title}</h2>
            <ul className="mt-3">
              {pages
                .filter(({ path }) => path !== paths.sitemap)
                .map(({ label, path }) => (
                  <li key={path}>
                    <Link
                      to={path}
                      className={`${buttonStyle({ variant: 'link', size: 'sm' })} justify-start! px-0! text-left! whitespace-normal!`}
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
