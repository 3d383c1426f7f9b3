import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MetadataTags } from './metadata-tags';
import { pageMetadata } from './page-metadata';
import { faqPage } from './structured-data/faq-page';

const meta = pageMetadata({ title: 'Cats', description: 'And dogs', path: '/faq' });

test('a closing script tag in a text stays text', () => {
  const question = '</script><script>alert("no")</script><!--';
  const nodes = [faqPage(meta, [{ question, answer: '&' }])];
  const html = renderToString(<MetadataTags meta={meta} nodes={nodes} />);
  expect(html.match(/<\/script/g)).toHaveLength(1);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const data: unknown = JSON.parse(page.querySelector('script')?.textContent ?? '');
  expect(JSON.stringify(data)).toContain(JSON.stringify(question));
});
