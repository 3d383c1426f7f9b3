import { matchPath } from 'react-router-dom';
import { paths } from '@/site/paths';
import { type LazyPage, lazyPage } from './lazy-page';

type SiteRoute = LazyPage & { readonly path: string };

const route = (path: string, importModule: Parameters<typeof lazyPage>[0]): SiteRoute => ({
  path,
  ...lazyPage(importModule),
});

const catGrooming = () => import('@/pages/locations/cat-grooming-page');

/** Every route of the site, most specific first; the last one answers whatever is left. */
export const routes: readonly SiteRoute[] = [
  route(paths.home, () => import('@/pages/home-page')),
  route(paths.services, () => import('@/pages/services/services-page')),
  route(paths.service(':slug'), () => import('@/pages/services/service-page')),
  route(paths.location(':slug'), () => import('@/pages/locations/location-page')),
  route(paths.serviceAreas, () => import('@/pages/locations/service-areas-page')),
  route(paths.catGrooming, catGrooming),
  route(paths.catGroomingAlias, catGrooming),
  route(paths.booking(), () => import('@/pages/booking-page')),
  route(paths.gallery, () => import('@/pages/gallery/gallery-page')),
  route(paths.winner(':id'), () => import('@/pages/gallery/winner-page')),
  route(paths.transformation(':id'), () => import('@/pages/gallery/transformation-page')),
  route(paths.about, () => import('@/pages/about-page')),
  route(paths.contact, () => import('@/pages/contact-page')),
  route(paths.blog, () => import('@/pages/blog/blog-page')),
  route(paths.article(':slug'), () => import('@/pages/blog/article-page')),
  route(paths.faq, () => import('@/pages/faq-page')),
  route(paths.cookiePolicy, () => import('@/pages/legal/cookie-policy-page')),
  route(paths.privacyPolicy, () => import('@/pages/legal/privacy-policy-page')),
  route(paths.sitemap, () => import('@/pages/sitemap/sitemap-page')),
  route(paths.sitemapXml, () => import('@/pages/sitemap/sitemap-xml-page')),
  route(paths.indexNow, () => import('@/pages/admin/indexnow-page')),
  route('*', () => import('@/pages/not-found-page')),
];

/** The route that answers a path. */
export function routeFor(pathname: string): SiteRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname));
}
