import { business } from '@/content/business';
import { socialImagePath, socialImageSize } from '@/site/social-image';
import { cardAlt } from './card-alt';
import { momentInDenver } from './moment-in-denver';
import type { PageMeta } from './page-meta';
import type { ShownContent } from './shown-content';

type Tag = readonly [attribute: 'name' | 'property', name: string, content: string];

/**
 * The tags that networks and assistants read, as HTML: Open Graph (ogp.me), the card of X, keywords,
 * and the leave to show large pictures in search results.
 */
export function socialTags(meta: PageMeta, { article }: ShownContent): readonly string[] {
  const tags = [...generalTags(meta), ...openGraph(meta, article), ...card(meta)];
  return tags.map(
    ([attribute, name, content]) =>
      `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`,
  );
}

function generalTags({ keywords }: PageMeta): readonly Tag[] {
  return [
    ['name', 'keywords', keywords.join(', ')],
    ['name', 'robots', 'max-image-preview:large'],
  ];
}

function openGraph(meta: PageMeta, article: ShownContent['article']): readonly Tag[] {
  return [
    ['property', 'og:type', article ? 'article' : 'website'],
    ['property', 'og:title', meta.title],
    ['property', 'og:description', meta.description],
    ['property', 'og:url', meta.canonical],
    ['property', 'og:site_name', business.name],
    ['property', 'og:locale', 'en_US'],
    ['property', 'og:image', imageUrl(meta)],
    ['property', 'og:image:type', 'image/jpeg'],
    ['property', 'og:image:width', String(socialImageSize.width)],
    ['property', 'og:image:height', String(socialImageSize.height)],
    ['property', 'og:image:alt', cardAlt(meta.path)],
    ...(article ? articleTags(article) : []),
  ];
}

function articleTags(article: NonNullable<ShownContent['article']>): readonly Tag[] {
  const { author, category, modifiedDate, publishedDate, tags } = article;
  return [
    ['name', 'author', author.name],
    ['property', 'article:author', author.name],
    ['property', 'article:published_time', momentInDenver(publishedDate)],
    ['property', 'article:modified_time', momentInDenver(modifiedDate)],
    ['property', 'article:section', category],
    ...tags.map((tag): Tag => ['property', 'article:tag', tag]),
  ];
}

function card(meta: PageMeta): readonly Tag[] {
  return [
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', meta.title],
    ['name', 'twitter:description', meta.description],
    ['name', 'twitter:image', imageUrl(meta)],
    ['name', 'twitter:image:alt', cardAlt(meta.path)],
  ];
}

function imageUrl({ path }: PageMeta): string {
  return new URL(socialImagePath(path), business.origin).href;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
