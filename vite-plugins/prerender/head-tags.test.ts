import { expect, test } from 'vitest';
import { splitHeadTags } from './head-tags';

test('what React writes first is for the head, the rest for the body', () => {
  const head =
    '<link rel="preload" as="image" href="/a.webp"/><title>A &amp; B | Denver</title><meta name="description" content="x &gt; y"/>';
  const body = '<!--$--><div><meta itemprop="price" content="5"/></div><!--/$-->';
  expect(splitHeadTags(head + body)).toEqual({ head, body });
});

test('a page without tags has an empty head', () => {
  expect(splitHeadTags('<main>Hi</main>')).toEqual({ head: '', body: '<main>Hi</main>' });
});
