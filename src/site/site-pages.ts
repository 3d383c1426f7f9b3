import { articles } from '@/content/blog';
import { transformations, winners } from '@/content/gallery';
import { serviceAreas } from '@/content/locations';
import { services } from '@/content/services';
import { paths } from './paths';

export type SitePage = {
  readonly path: string;
  readonly priority: number;
  readonly changeFrequency: 'weekly' | 'monthly' | 'yearly';
  /** `YYYY-MM-DD`. */
  readonly lastModified: string;
};

// Specification, section 9: URL submission.
const lastModified = '2025-01-20';
const winnersLastModified = '2025-01-13';

/** Every page that search engines may list. */
export const sitePages: readonly SitePage[] = [
  page(paths.home, 1, 'weekly'),
  page(paths.services, 0.9),
  page(paths.booking(), 0.9),
  ...services.map(({ slug }) => page(paths.service(slug), 0.8)),
  page(paths.serviceAreas, 0.8),
  page(paths.catGrooming, 0.8),
  ...serviceAreas.map(({ slug }) => page(paths.location(slug), 0.7)),
  page(paths.gallery, 0.7, 'weekly'),
  page(paths.about, 0.7),
  page(paths.contact, 0.7),
  page(paths.faq, 0.7),
  page(paths.blog, 0.7, 'weekly'),
  ...articles.map(({ slug }) => page(paths.article(slug), 0.6)),
  ...transformations.map(({ slug }) => page(paths.transformation(slug), 0.5)),
  ...winners.map(({ slug }) => ({
    ...page(paths.winner(slug), 0.5),
    lastModified: winnersLastModified,
  })),
  page(paths.sitemap, 0.4),
  page(paths.privacyPolicy, 0.3, 'yearly'),
  page(paths.cookiePolicy, 0.3, 'yearly'),
];

function page(
  path: string,
  priority: number,
  changeFrequency: SitePage['changeFrequency'] = 'monthly',
): SitePage {
  return { path, priority, changeFrequency, lastModified };
}
