import type { MetaTag } from './social-tags';
import { momentInDenver } from './structured-data/article-nodes';
import type { Article } from '@/content/blog/article';

/** Open Graph tags that only articles have (ogp.me). */
export function articleTags(
  { author, category, modifiedDate, publishedDate }: Article,
  tags: readonly string[],
): readonly MetaTag[] {
  return [
    { name: 'author', content: author.name },
    { property: 'article:author', content: author.name },
    { property: 'article:published_time', content: momentInDenver(publishedDate) },
    { property: 'article:modified_time', content: momentInDenver(modifiedDate) },
    { property: 'article:section', content: category },
    ...tags.map((tag) => ({ property: 'article:tag', content: tag })),
  ];
}
