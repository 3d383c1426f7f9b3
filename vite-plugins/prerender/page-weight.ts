import { brotliCompressSync, constants } from 'node:zlib';

const kilobyte = 1000;
const kibibyte = 1024;

/** Bytes on the wire, compressed as hosts do it; fonts are compressed already. */
export type PageWeight = {
  readonly path: string;
  readonly module: string;
  /** What the page loads by itself, its own code included. */
  readonly scripts: number;
  readonly styles: number;
  readonly fonts: number;
  /** Without the styles that stand in it. */
  readonly html: number;
};

type Budget = Omit<PageWeight, 'path' | 'module'>;

const content: Budget = {
  scripts: 120 * kibibyte,
  styles: 14 * kilobyte,
  fonts: 75 * kilobyte,
  html: 25 * kilobyte,
};
const forms: Budget = { ...content, scripts: 145 * kibibyte };
// The whole booking form, on the package pages beside what they are about.
const booking: Budget = { ...content, scripts: 150 * kibibyte };

/** The first pattern that a path matches has its budget. */
const budgets: readonly (readonly [RegExp, Budget])[] = [
  [/^\/(?:booking|services\/.+)$/, booking],
  [/^\/(?:services|contact|blog|visit|operator|admin\/.*)$/, forms],
];

const kinds = ['scripts', 'styles', 'fonts', 'html'] as const;

/** The size of a text once compressed. Quality 11 is what hosts keep of files, 5 what they do on the fly. */
export function compressedSize(text: string, quality: 5 | 11): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return brotliCompressSync(text, { params }).length;
}

/** What is over its budget, a line each; empty when every page holds. */
export function overBudget(pages: readonly PageWeight[]): string[] {
  return pages.flatMap((page) =>
    kinds
      .filter((kind) => page[kind] > budgetOf(page.path)[kind])
      .map(
        (kind) =>
          `${page.path}: ${kind} ${kib(page[kind])} KiB, allowed ${kib(budgetOf(page.path)[kind])}`,
      ),
  );
}

/** A table with the heaviest page of each kind of page. */
export function weightTable(pages: readonly PageWeight[]): string {
  const heaviest = new Map<string, PageWeight>();
  for (const page of pages) {
    const known = heaviest.get(page.module);
    if (!known || page.scripts > known.scripts) heaviest.set(page.module, page);
  }
  const rows = [...heaviest.values()].map((page) => [
    page.path,
    `${kib(page.scripts)} / ${kib(budgetOf(page.path).scripts)}`,
    ...kinds.slice(1).map((kind) => kib(page[kind])),
  ]);
  return [['KiB, compressed', 'scripts', ...kinds.slice(1)], ...rows]
    .map(
      ([path = '', ...sizes]) => path.padEnd(52) + sizes.map((size) => size.padStart(14)).join(''),
    )
    .join('\n');
}

function budgetOf(path: string): Budget {
  return budgets.find(([pattern]) => pattern.test(path))?.[1] ?? content;
}

function kib(bytes: number): string {
  return (bytes / kibibyte).toFixed(1);
}
