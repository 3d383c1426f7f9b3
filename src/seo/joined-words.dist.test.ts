import { expect, test } from 'vitest';
import { builtPages } from '@/testing/built-pages';

/** HTML block elements, regardless of their styles. */
const ownLines =
  'address, article, aside, blockquote, body, br, dd, details, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, header, hr, legend, li, main, nav, ol, option, p, pre, section, summary, table, tbody, td, th, thead, tr, ul';

/** Words joined across inline elements: `80202|80204|80205`. */
const joined = /[^\s|]+(?:(?<=[\p{L}\p{N}.,;:!?)”’%])\|+[\p{L}\p{N}$“(+][^\s|]*)+/gu;

const joinsIn = (body: Node) => markedText(body).match(joined) ?? [];

test('the text of a page keeps words apart without its styles', () => {
  const joins = [...builtPages].flatMap(([path, { body }]) =>
    joinsIn(body).map((words) => `${path}: ${words}`),
  );
  expect(joins).toEqual([]);
});

function markedText(node: Node): string {
  if (node instanceof Text) return node.data.replaceAll('|', ' ');
  if (!(node instanceof Element) || node.matches('script, style')) return '';
  const edge = node.matches(ownLines) ? '\n' : '|';
  return edge + [...node.childNodes].map(markedText).join('') + edge;
}
