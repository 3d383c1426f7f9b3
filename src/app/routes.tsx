import type { ComponentType } from 'react';
import { type Params, matchPath } from 'react-router-dom';
import { lazyLoad } from '@/browser/lazy-component';
import { paths } from '@/site/paths';

type PageModule = {
  Component: ComponentType;
  /** Loads the record for a URL before the page renders. */
  prepare?: (params: Readonly<Params>) => Promise<unknown> | undefined;
};

type SiteRoute = {
  readonly path: string;
  /** The page's module, from the project root; the build looks up its chunk. */
  readonly file: string;
  readonly Page: ComponentType;
  readonly loadCode: () => Promise<unknown>;
  readonly load: (params: Readonly<Params>) => Promise<void>;
};

const pages = import.meta.glob<PageModule>([
  '/src/pages/**/*-page.tsx',
  '!/src/pages/locations/{city,neighborhood}-page.tsx',
]);

function route(path: string, name: string): SiteRoute {
  const file = `src/pages/${name}-page.tsx`;
  const importModule = pages[`/${file}`];
  if (!importModule) throw new Error(`There is no ${file}`);
  const module = lazyLoad(importModule, { canFail: true });
  function Page() {
    const { Component } = module.use();
    return <Component />;
  }
  async function load(params: Readonly<Params>) {
    const { prepare } = await module.load();
    await prepare?.(params);
  }
  return { path, file, Page, load, loadCode: () => module.load() };
}

/** Most specific first; the last one matches everything. */
export const routes: readonly SiteRoute[] = [
  route(paths.home, 'home/home'),
  route(paths.services, 'services/services'),
  route(paths.service(':slug'), 'services/service'),
  route(paths.location(':slug'), 'locations/location'),
  route(paths.serviceAreas, 'locations/service-areas'),
  route(paths.catGrooming, 'locations/cat-grooming'),
  route(paths.catGroomingAlias, 'locations/cat-grooming'),
  route(paths.booking(), 'booking/booking'),
  route(paths.gallery, 'gallery/gallery'),
  route(paths.winner(':id'), 'gallery/winner'),
  route(paths.transformation(':id'), 'gallery/transformation'),
  route(paths.about, 'about/about'),
  route(paths.contact, 'contact/contact'),
  route(paths.blog, 'blog/blog'),
  route(paths.article(':slug'), 'blog/article'),
  route(paths.faq, 'faq'),
  route(paths.cookiePolicy, 'legal/cookie-policy'),
  route(paths.privacyPolicy, 'legal/privacy-policy'),
  route(paths.sitemap, 'sitemap/sitemap'),
  route(paths.sitemapXml, 'sitemap/sitemap-xml'),
  route(paths.newsletterConfirm, 'newsletter-confirm'),
  route(paths.visit, 'visit'),
  route(paths.operator, 'operator'),
  route(paths.indexNow, 'admin/indexnow'),
  route('*', 'not-found'),
];

export function routeFor(pathname: string): SiteRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname));
}

/** Rejects if loading fails; the next call tries again. */
export async function loadPage(pathname: string): Promise<void> {
  const route = routeFor(pathname);
  await route?.load(matchPath(route.path, pathname)?.params ?? {});
}

/** Leaves out the record that the page shows. */
export async function loadPageCode(pathname: string): Promise<void> {
  await routeFor(pathname)?.loadCode();
}
