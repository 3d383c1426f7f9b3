import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeadCollectorContext } from './head-collector';
import { newHeadCollector } from './new-head-collector';
import { PageHead } from './page-head';
import { pageMeta } from './page-meta';
import type { ShownContent } from './shown-content';

const meta = pageMeta({ title: 'Cats & "dogs"', description: 'Both', path: '/faq' });

function draw(shows: ShownContent = {}) {
  const head = newHeadCollector();
  const markup = renderToString(
    <HeadCollectorContext value={head}>
      <PageHead meta={meta} shows={shows} />
    </HeadCollectorContext>,
  );
  return { markup, html: head.html() };
}

test('tags for machines are collected and escaped; the page draws only what browsers need', () => {
  const { html, markup } = draw();
  expect(html).toContain(
    '<meta property="og:title" content="Cats &amp; &quot;dogs&quot; | Alpenglow Denver">',
  );
  expect(markup).toMatch(/^<title>.*<\/title><meta name="description".*><link rel="canonical".*>$/);
});

test('text that closes a script element stays text', () => {
  const question = '</script><script>alert("no")</script><!--';
  const { html } = draw({ faqs: [{ question, answer: '&' }] });
  expect(html.match(/<\/script/g)).toHaveLength(1);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const data: unknown = JSON.parse(page.querySelector('script')?.textContent ?? '');
  expect(JSON.stringify(data)).toContain(JSON.stringify(question));
});

test('a page without a head has nothing to say', () => {
  expect(newHeadCollector().html()).toBe('');
});
