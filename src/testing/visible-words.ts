/** HTML block elements, whatever the styles say. */
const ownLines =
  'address, article, aside, blockquote, body, br, button, dd, details, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, header, hr, legend, li, main, nav, ol, option, p, pre, section, summary, table, tbody, td, th, thead, tr, ul';

/** With ` | ` where a line ends and single spaces elsewhere. */
export function visibleWords(part: Node): string {
  return visibleLines(part)
    .replace(/\s+/g, ' ')
    .replace(/( ?\| ?)+/g, ' | ')
    .trim();
}

function visibleLines(part: Node): string {
  if (part instanceof Text) return part.data.replaceAll('|', ' ');
  if (!(part instanceof Element) || part.matches('script, style, noscript, svg')) return '';
  const edge = part.matches(ownLines) ? ' | ' : '';
  return edge + [...part.childNodes].map(visibleLines).join('') + edge;
}
