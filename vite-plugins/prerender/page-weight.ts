import { brotliCompressSync, constants } from 'node:zlib';

const kilobyte = 1000;
const kibibyte = 1024;

/** Compressed bytes, as hosts send them; fonts are compressed already. */
export type PageWeight = {
  readonly path: string;
  readonly module: string;
  /** Loaded without a touch, the page's own code included. */
  readonly scripts: number;
  /** Fetched once the page is idle, for the page that most visitors open next. */
  readonly ahead: number;
  readonly styles: number;
  readonly fonts: number;
  /** Without inlined styles. */
  readonly html: number;
};

type Budget = Omit<PageWeight, 'path' | 'module'>;

const content: Budget = {
  scripts: 118 * kibibyte,
  ahead: 40 * kibibyte,
  styles: 14 * kilobyte,
  fonts: 75 * kilobyte,
  html: 25 * kilobyte,
};
const forms: Budget = { ...content, scripts: 142 * kibibyte };
// The whole booking form; package pages have it beside their own content.
const booking: Budget = { ...content, scripts: 147 * kibibyte };

/** The first pattern that matches wins. */
const budgets: readonly (readonly [RegExp, Budget])[] = [
  [/^\/operator$/, { ...forms, scripts: 160 * kibibyte }],
  [/^\/(?:booking|services\/.+)$/, booking],
  [/^\/(?:services|contact|blog|visit|admin\/.*)$/, forms],
];

const kinds = ['scripts', 'ahead', 'styles', 'fonts', 'html'] as const;

/** Brotli: hosts keep files at quality 11 and compress at 5 on the fly. */
export function compressedSize(text: string, quality: 5 | 11): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return brotliCompressSync(text, { params }).length;
}

export function overBudget(pages: readonly PageWeight[]): string[] {
  return pages.flatMap((page) => {
    const budget = findBudget(page.path);
    return kinds
      .filter((kind) => page[kind] > budget[kind])
      .map((kind) => `${page.path}: ${kind} ${kib(page[kind])} KiB, allowed ${kib(budget[kind])}`);
  });
}

export function weightTable(pages: readonly PageWeight[]): string {
  const heaviest = new Map<string, PageWeight>();
  for (const page of pages) {
    const known = heaviest.get(page.module);
    if (!known || page.scripts > known.scripts) heaviest.set(page.module, page);
  }
  const rows = [...heaviest.values()].map((page) => [
    page.path,
    `${kib(page.scripts)} / ${kib(findBudget(page.path).scripts)}`,
    ...kinds.slice(1).map((kind) => kib(page[kind])),
  ]);
  return [['KiB, compressed', 'scripts', ...kinds.slice(1)], ...rows]
    .map(
      ([path = '', ...sizes]) => path.padEnd(52) + sizes.map((size) => size.padStart(14)).join(''),
    )
    .join('\n');
}

function findBudget(path: string): Budget {
  return budgets.find(([pattern]) => pattern.test(path))?.[1] ?? content;
}

function kib(bytes: number): string {
  return (bytes / kibibyte).toFixed(1);
}
