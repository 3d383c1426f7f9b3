import type { Graph, Thing } from 'schema-dts';

/** Escaped, so that no text can close the script element. */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}
