import type { PageMetadata } from './page-metadata';
import { business } from '@/content/business';
import { socialImagePath, socialImageSize } from '@/site/social-image';

export type MetaTag = { readonly content: string } & (
  { readonly name: string } | { readonly property: string }
);

/** `imageAlt` is the alt text; `article` holds the extra tags of an article. */
export function socialTags(
  meta: PageMetadata,
  imageAlt: string | undefined,
  article?: readonly MetaTag[],
): readonly MetaTag[] {
  const image = new URL(socialImagePath(meta.path), business.origin).href;
  return [
    { name: 'keywords', content: meta.keywords.join(', ') },
    { name: 'robots', content: 'max-image-preview:large' },
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:title', content: meta.title },
    { property: 'og:description', content: meta.description },
    { property: 'og:url', content: meta.canonical },
    { property: 'og:site_name', content: business.name },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(socialImageSize.width) },
    { property: 'og:image:height', content: String(socialImageSize.height) },
    ...(article ?? []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: meta.title },
    { name: 'twitter:description', content: meta.description },
    { name: 'twitter:image', content: image },
    ...(imageAlt
      ? [
          { property: 'og:image:alt', content: imageAlt },
          { name: 'twitter:image:alt', content: imageAlt },
        ]
      : []),
  ];
}
