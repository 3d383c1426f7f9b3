const leadingHeadTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** React writes them first, with every `<` and `>` escaped: they belong in the head. */
export function splitHeadTags(rendered: string): { head: string; body: string } {
  const head = leadingHeadTags.exec(rendered)?.[0] ?? '';
  return { head, body: rendered.slice(head.length) };
}
