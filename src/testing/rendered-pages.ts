import { sitePages } from '@/site/site-pages';
import { renderPage } from './render-page';

/** Every page that may be listed, by its path. */
export async function renderedPages(): Promise<ReadonlyMap<string, Document>> {
  const pages = new Map<string, Document>();
  for (const { path } of sitePages) pages.set(path, await renderPage(path));
  return pages;
}

/** The text of a page as a visitor reads it, folded answers included. */
export function textOf(page: Document): string {
  return page.body.textContent?.replace(/\s+/g, ' ') ?? '';
}

/** The texts of the elements that a selector finds. */
export function textsOf(page: ParentNode, selector: string): readonly (string | null)[] {
  return [...page.querySelectorAll(selector)].map((element) => element.textContent);
}
