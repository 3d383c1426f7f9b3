import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'dist';

export const builtPages: ReadonlyMap<string, Document> = new Map(
  htmlFiles().map((file) => [
    `/${file.replace(/(^index)?\.html$/, '')}`,
    new DOMParser().parseFromString(builtFile(file), 'text/html'),
  ]),
);

export const listedPages: ReadonlyMap<string, Document> = new Map(
  [...builtPages].filter(
    ([path, { head }]) =>
      !head.querySelector('meta[name="robots"][content*="noindex"]') &&
      new URL(canonicalUrl(head)).pathname === path,
  ),
);

export function builtFile(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

const visibleTexts = new WeakMap<Document, string>();

export function visibleText(page: Document): string {
  const text = visibleTexts.get(page) ?? readVisibleText(page);
  visibleTexts.set(page, text);
  return text;
}

export function findTexts(page: ParentNode, selector: string): readonly (string | null)[] {
  return [...page.querySelectorAll(selector)].map((element) => element.textContent);
}

export function getMain(path: string): Element {
  const main = builtPages.get(path)?.querySelector('main');
  if (!main) throw new Error(`There is no page ${path}`);
  return main;
}

/** The part under a heading. Throws if there is none. */
export function getRegion(page: Element, name: string): Element {
  const region = [...page.querySelectorAll('section')].find((section) => {
    const heading = section.querySelector(':is(h2, h3)');
    return heading && trimWords(heading) === name;
  });
  if (!region) throw new Error(`There is no part ${name}`);
  return region;
}

export function readLinks(part: Element): readonly (readonly [string, string])[] {
  return [...part.querySelectorAll('a')].map((link) => [
    link.getAttribute('aria-label') ?? trimWords(link),
    link.getAttribute('href') ?? '',
  ]);
}

export function trimWords(element: Element): string {
  return element.textContent.replace(/\s+/g, ' ').trim();
}

function readVisibleText(page: Document): string {
  const { body } = new DOMParser().parseFromString(page.body.outerHTML, 'text/html');
  for (const script of body.querySelectorAll('script')) script.remove();
  return body.textContent?.replace(/\s+/g, ' ') ?? '';
}

function htmlFiles(): readonly string[] {
  if (!existsSync(folder)) throw new Error('Nothing is built: vite build --mode demo');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
}

function canonicalUrl(head: ParentNode): string {
  const address = head.querySelector('link[rel="canonical"]')?.getAttribute('href');
  return address ?? 'about:blank';
}
