import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter, matchPath } from 'react-router-dom';
import { type CardFolders, writeCards } from '../social/write-cards';
import { App } from '@/app/app';
import { findNextPage } from '@/app/prefetch';
import { routeFor } from '@/app/routes';
import { business } from '@/content/business';
import { loadAreaRecord } from '@/content/locations/load-area-record';
import type { ServedService } from '@/content/services/import-service-page';
import { loadServicePage } from '@/content/services/load-service-page';
import { areTestimonialsShown } from '@/content/shown';
import { keyPages, paths } from '@/site/paths';
import { sitePages } from '@/site/site-pages';
import { sitemapXml } from '@/site/sitemap-xml';
import { socialCards } from '@/site/social-cards';

export { keyPages } from '@/site/paths';

/** Served with status 200, but not listed for search engines. */
const unlistedPaths = [paths.catGroomingAlias, ...keyPages];

export const builtPages = [...sitePages.map(({ path }) => path), ...unlistedPaths].map((path) => ({
  path,
  module: findModule(path),
}));

export const operatorPage = { path: paths.operator, module: findModule(paths.operator) };

export function nextPage(path: string) {
  const next = findNextPage(path);
  return next === undefined ? undefined : { path: next, module: findModule(next) };
}

/** Inlined into the page: a list of all records would grow with their number. */
export async function loadRecord(path: string): Promise<object | undefined> {
  const { slug: service } = matchPath(paths.service(':slug'), path)?.params ?? {};
  if (service) return { service, page: await loadServicePage(service) } satisfies ServedService;
  const { slug } = matchPath(paths.location(':slug'), path)?.params ?? {};
  const record = slug ? await loadAreaRecord(slug) : undefined;
  return record && !areTestimonialsShown ? { ...record, quotes: [] } : record;
}

/** Waits for everything on the page; head tags first. Throws when any part cannot be drawn. */
export async function renderPage(path: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // Otherwise React moves large parts behind an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  const markup = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${path} cannot be rendered`, { cause: errors[0] });
  return markup;
}

export function writeSocialImages(folders: CardFolders): Promise<void> {
  return writeCards(socialCards, business.shortName, folders);
}

export const notFoundPage = { path: '/404', module: findModule('/404') };

export const textFiles: Readonly<Record<string, string>> = {
  'sitemap.xml': sitemapXml(sitePages, business.origin),
  'robots.txt': robotsTxt(),
  ...(business.indexNowKey && {
    [paths.indexNowKeyFile(business.indexNowKey).slice(1)]: business.indexNowKey,
  }),
};

/** Nothing is disallowed: a crawler must be able to fetch a page to see its noindex. */
function robotsTxt(): string {
  const sitemap = new URL(paths.sitemapXml, business.origin).href;
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
}

function findModule(path: string): string {
  const found = routeFor(path);
  if (!found) throw new Error(`No route answers ${path}`);
  return found.file;
}
