const leadingHeadTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/**
 * React writes a page's title, metadata and preloads before everything else, with every `<` and `>` in
 * them escaped: they belong in the head.
 */
export function splitHeadTags(rendered: string): { head: string; body: string } {
  const head = leadingHeadTags.exec(rendered)?.[0] ?? '';
  return { head, body: rendered.slice(head.length) };
}
