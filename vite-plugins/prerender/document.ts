import { splitHeadTags } from './head-tags.ts';

/** What all pages of a build have in common. */
export type Assets = {
  /** The index.html of the build, without scripts and style sheets. */
  readonly shell: string;
  readonly css: string;
  /** Addresses of the fonts that the first screen is set in. */
  readonly fonts: readonly string[];
  /** The inline script that asks for the others (src/app/starter.ts). */
  readonly starter: string;
};

type Page = {
  /** What React made of it, head tags first. */
  readonly markup: string;
  /** The path that the markup answers; undefined where it answers whatever is missing. */
  readonly path: string | undefined;
  /** Addresses of its scripts, the entry first. */
  readonly scripts: readonly string[];
  /** The picture of a shared link in words, for a page that is listed. */
  readonly cardAlt?: string | undefined;
  /** What the page shows, where that is a record of its own. */
  readonly record?: object | undefined;
};

/**
 * A whole HTML document. Its scripts are named in a data block, from which the starter takes them
 * once the page has been painted.
 */
export function htmlDocument({ shell, css, fonts, starter }: Assets, page: Page): string {
  const { head, body } = splitHeadTags(page.markup);
  const path = dataAttribute('path', page.path);
  const cardAlt = dataAttribute('card-alt', page.cardAlt);
  const code = dataBlock('code', page.scripts);
  const record = page.record ? dataBlock('record', page.record) : '';
  return shell
    .replace('</head>', () =>
      [...fonts.map(preloadFont), head, `<style>${css}</style></head>`].join(''),
    )
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root"${path}${cardAlt}>${body}</div>${record}${code}<script>${starter}</script>`,
    );
}

function dataAttribute(name: string, value: string | undefined): string {
  if (value === undefined) return '';
  return ` data-${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

/** Data that scripts read; no text in it can end the element. */
function dataBlock(id: string, data: object): string {
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${id}">${text}</script>`;
}

/** The build's index.html without its scripts and style sheets, which each page brings itself. */
export function documentShell(indexHtml: string): string {
  return indexHtml
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replaceAll(/\n\s*/g, '');
}

function preloadFont(href: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`;
}
