import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MetadataTags, pageMetadata } from './page-metadata';
import { faqPage } from './structured-data/faq-page';
import { business } from '@/content/business';

const meta = pageMetadata({ title: 'Cats', description: 'And dogs', path: '/faq' });

test('a title that is too long for search results leaves the business out', () => {
  const titleOf = (title: string) => pageMetadata({ ...meta, title }).title;
  expect(titleOf('Cats')).toBe(`Cats | ${business.shortName} Denver`);
  expect(titleOf('C'.repeat(49))).toBe(`${'C'.repeat(49)} | Denver`);
});

test('a closing script tag in a text stays text', () => {
  const question = '</script><script>alert("no")</script><!--';
  const nodes = [faqPage(meta, [{ question, answer: '&' }])];
  const html = renderToString(<MetadataTags meta={meta} nodes={nodes} />);
  expect(html.match(/<\/script/g)).toHaveLength(1);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const data: unknown = JSON.parse(page.querySelector('script')?.textContent ?? '');
  expect(JSON.stringify(data)).toContain(JSON.stringify(question));
});
