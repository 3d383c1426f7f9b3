import type { Graph, Thing } from 'schema-dts';

/** Structured data as one script element. No text in it can close the element. */
export function jsonLdScript(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  const json = JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${json}</script>`;
}
