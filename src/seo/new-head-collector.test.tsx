import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeadCollectorContext } from './head-collector';
import { newHeadCollector } from './new-head-collector';
import { PageHead } from './page-head';
import { pageMeta } from './page-meta';

const meta = pageMeta({ title: 'Cats & "dogs"', description: 'Both', path: '/pets' });

test('tags for machines are collected, escaped, and not drawn', () => {
  const head = newHeadCollector();
  const markup = renderToString(
    <HeadCollectorContext value={head}>
      <PageHead meta={meta} />
    </HeadCollectorContext>,
  );
  expect(head.html()).toContain(
    '<meta property="og:title" content="Cats &amp; &quot;dogs&quot; | Alpenglow Denver">',
  );
  expect(markup).toContain('<title>');
  expect(markup).not.toContain('og:title');
});

test('a page without a head has nothing to say', () => {
  expect(newHeadCollector().html()).toBe('');
});
