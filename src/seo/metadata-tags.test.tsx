import { renderToString } from 'react-dom/server';
import type { Thing } from 'schema-dts';
import { expect, test } from 'vitest';
import { MetadataTags } from './metadata-tags';
import { pageMetadata } from './page-metadata';
import { faqPage } from './structured-data/faq-page';

const meta = pageMetadata({ title: 'Cats & "dogs"', description: 'Both', path: '/faq' });

function draw(nodes: readonly Thing[] = []) {
  return renderToString(<MetadataTags meta={meta} nodes={nodes} />);
}

test('link previews are drawn with the title, escaped', () => {
  expect(draw()).toContain(
    '<meta property="og:title" content="Cats &amp; &quot;dogs&quot; | Alpenglow Denver"/>',
  );
});

test('text that closes a script element stays text', () => {
  const question = '</script><script>alert("no")</script><!--';
  const html = draw([faqPage(meta, [{ question, answer: '&' }])]);
  expect(html.match(/<\/script/g)).toHaveLength(1);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const data: unknown = JSON.parse(page.querySelector('script')?.textContent ?? '');
  expect(JSON.stringify(data)).toContain(JSON.stringify(question));
});
