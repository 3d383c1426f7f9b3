import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

function said(record: string, key: 'name' | 'title'): string {
  const file = fileURLToPath(new URL(`../../src/content/gallery/${record}.ts`, import.meta.url));
  return new RegExp(`\\b${key}: '(.+)'`).exec(readFileSync(file, 'utf8'))?.[1] ?? record;
}

/** Routes of the specification (section 2), with words of each heading. */
export const routes: Readonly<Record<string, string>> = {
  '/': 'calm way',
  '/services': 'at your door',
  '/services/full-groom': 'Full Groom',
  '/services/spa-bath': 'Spa Bath & Brush',
  '/services/puppy-cut': 'Puppy’s First Groom',
  '/services/senior-care': 'Senior Pet Comfort',
  '/services/cat-grooming': 'Cat Grooming',
  // areas.dist.test.ts reads the other 22 areas
  '/locations/arvada': 'at your door in Arvada',
  '/locations/rino': 'at your door in RiNo',
  '/denver-mobile-dog-grooming': 'Denver',
  '/mobile-cat-grooming-denver': 'cat grooming',
  '/denver-mobile-cat-grooming': 'cat grooming',
  '/booking': 'visit',
  '/gallery': 'coat',
  '/gallery/winner/luna-husky-mix': said('winners/luna-husky-mix', 'name'),
  '/gallery/winner/max': said('winners/max', 'name'),
  '/gallery/winner/nobody': 'Pet Winner Not Found',
  '/gallery/transformation/poodle-rino': said('transformations/poodle-rino', 'title'),
  '/gallery/transformation/nobody': 'Transformation Not Found',
  '/about': 'groomers',
  '/contact': 'Talk',
  '/blog': 'Grooming advice',
  '/blog/first-grooming-prep': 'First Mobile Grooming',
  '/faq': 'your questions',
  '/cookie-policy': 'Cookie Policy',
  '/privacy-policy': 'Privacy Policy',
  '/sitemap': 'Sitemap',
  '/admin/indexnow': 'search engines',
};
