import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageHead } from './page-head';
import { pageMeta } from './page-meta';
import type { ShownContent } from './shown-content';

const meta = pageMeta({ title: 'Cats & "dogs"', description: 'Both', path: '/faq' });

function draw(shows: ShownContent = {}) {
  return renderToString(<PageHead meta={meta} shows={shows} />);
}

test('link previews are drawn with the title, escaped', () => {
  expect(draw()).toContain(
    '<meta property="og:title" content="Cats &amp; &quot;dogs&quot; | Alpenglow Denver"/>',
  );
});

test('text that closes a script element stays text', () => {
  const question = '</script><script>alert("no")</script><!--';
  const html = draw({ faqs: [{ question, answer: '&' }] });
  expect(html.match(/<\/script/g)).toHaveLength(1);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const data: unknown = JSON.parse(page.querySelector('script')?.textContent ?? '');
  expect(JSON.stringify(data)).toContain(JSON.stringify(question));
});
