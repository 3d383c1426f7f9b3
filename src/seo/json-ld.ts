import type { Graph, Thing } from 'schema-dts';

/** Structured data as the text of a script element. Nothing in it can close the element. */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}
