export type Assets = {
  readonly shell: string;
  readonly css: string;
  readonly fonts: readonly string[];
  /** Inline script that loads the others (src/app/starter.ts). */
  readonly starter: string;
};

type Page = {
  readonly markup: string;
  /** Undefined for 404.html, which answers every unknown path. */
  readonly path: string | undefined;
  /** URLs, the entry first. */
  readonly scripts: readonly string[];
  readonly record?: object | undefined;
};

/** Names its scripts in a data block; the starter loads them once the page is painted. */
export function htmlDocument({ shell, css, fonts, starter }: Assets, page: Page): string {
  const { head, body } = splitHeadTags(page.markup);
  const path = page.path === undefined ? '' : ` data-path="${page.path}"`;
  const code = dataBlock('code', page.scripts);
  const record = page.record ? dataBlock('record', page.record) : '';
  return withoutReplaced(shell, head)
    .replace('</head>', () =>
      [...fonts.map(preloadFont), head, `<style>${css}</style></head>`].join(''),
    )
    .replace(
      '<div id="root"></div>',
      () => `<div id="root"${path}>${body}</div>${record}${code}<script>${starter}</script>`,
    );
}

/** A page's own manifest and icon take the place of the site's: browsers use the first that they find. */
function withoutReplaced(shell: string, head: string): string {
  return ['manifest', 'apple-touch-icon']
    .filter((rel) => head.includes(`<link rel="${rel}"`))
    .reduce((kept, rel) => kept.replace(new RegExp(`<link rel="${rel}"[^>]*>`), ''), shell);
}

/** Escaped, so that no text can end the element. */
function dataBlock(id: string, data: object): string {
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${id}">${text}</script>`;
}

const leadingHeadTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** React writes them first, with every `<` and `>` escaped: they belong in the head. */
function splitHeadTags(rendered: string): { head: string; body: string } {
  const head = leadingHeadTags.exec(rendered)?.[0] ?? '';
  return { head, body: rendered.slice(head.length) };
}

export function documentShell(indexHtml: string): string {
  return indexHtml
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replaceAll(/\n\s*/g, '');
}

function preloadFont(href: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`;
}
