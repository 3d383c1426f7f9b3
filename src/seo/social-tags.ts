import type { PageMetadata } from './page-metadata';
import { business } from '@/content/business';
import { socialCards } from '@/site/social-cards';
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

/** Alt text of a card (ogp.me: "what is in the image (not a caption)"). Throws without a card. */
export function cardAlt(path: string): string {
  const card = socialCards.find((one) => one.path === path);
  if (!card) throw new Error(`There is no social card for ${path}`);
  const { eyebrow, fact, headline, pictured } = card;
  // An eyebrow such as "Mobile pet grooming in" continues in the headline.
  const title = eyebrow.endsWith(' in') ? `${eyebrow} ${headline}` : `${eyebrow}: ${headline}`;
  return [title, fact && capitalized(fact), pictured, business.shortName]
    .filter(Boolean)
    .join('. ');
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
