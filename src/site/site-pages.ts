import { paths } from './paths';
import { articles } from '@/content/blog';
import { transformations } from '@/content/gallery';
import { monthInWords } from '@/content/gallery/month-in-words';
import { winners } from '@/content/gallery/winner-list';
import { serviceAreas } from '@/content/locations';
import { services } from '@/content/services';

/** `priority` from 0 to 1, as in sitemap.xml. */
export type SitePage = {
  readonly path: string;
  readonly label: string;
  readonly priority: number;
  readonly changeFrequency: 'weekly' | 'monthly' | 'yearly';
  /** `YYYY-MM-DD`. */
  readonly lastModified: string;
};

type SiteSection = { readonly title: string; readonly pages: readonly SitePage[] };

// Specification, section 9: URL submission.
const lastModified = '2025-01-20';
const winnersLastModified = '2025-01-13';

export const siteSections: readonly SiteSection[] = [
  {
    title: 'Pages',
    pages: [
      page(paths.home, 'Home', 1, 'weekly'),
      page(paths.services, 'Services', 0.9),
      page(paths.booking(), 'Booking', 0.9),
      page(paths.gallery, 'Gallery', 0.7, 'weekly'),
      page(paths.about, 'About', 0.7),
      page(paths.contact, 'Contact', 0.7),
      page(paths.blog, 'Blog', 0.7, 'weekly'),
      page(paths.faq, 'FAQ', 0.7),
      page(paths.sitemap, 'Sitemap', 0.4),
    ],
  },
  {
    title: 'Services',
    pages: [
      ...services.map(({ slug, title }) => page(paths.service(slug), title, 0.8)),
      page(paths.catGrooming, 'Mobile cat grooming', 0.8),
    ],
  },
  {
    title: 'Blog posts',
    pages: articles.map(({ slug, title }) => page(paths.article(slug), title, 0.6)),
  },
  {
    title: 'Areas',
    pages: [
      page(paths.serviceAreas, 'All service areas', 0.8),
      ...serviceAreas.map(({ name, slug }) => page(paths.location(slug), name, 0.7)),
    ],
  },
  {
    title: 'Before and after',
    pages: transformations.map(({ breed, location, petName, slug }) =>
      page(paths.transformation(slug), `${petName}, ${breed} in ${location}`, 0.5),
    ),
  },
  {
    title: 'Pet of the Month',
    pages: winners.map(({ month, name, slug }) => ({
      ...page(paths.winner(slug), `${name}, ${monthInWords(month)}`, 0.5),
      lastModified: winnersLastModified,
    })),
  },
  {
    title: 'Policies',
    pages: [
      page(paths.privacyPolicy, 'Privacy Policy', 0.3, 'yearly'),
      page(paths.cookiePolicy, 'Cookie Policy', 0.3, 'yearly'),
    ],
  },
];

/** Prerendered, tested, submitted to search engines, and listed in sitemap.xml. */
export const sitePages: readonly SitePage[] = siteSections.flatMap(({ pages }) => pages);

function page(
  path: string,
  label: string,
  priority: number,
  changeFrequency: SitePage['changeFrequency'] = 'monthly',
): SitePage {
  return { path, label, priority, changeFrequency, lastModified };
}
