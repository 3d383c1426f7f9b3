import { Helmet } from 'react-helmet-async';
import type { Graph, LocalBusiness, Thing } from 'schema-dts';
import { businessNode } from './structured-data/business-node';
import { business } from '@/content/business';
import { socialCards } from '@/site/social-cards';
import { socialImagePath, socialImageSize } from '@/site/social-image';

export type PageMetadata = Readonly<ReturnType<typeof pageMetadata>>;

type PageMetaInput = {
  /** The page's own title; a suffix names the business if both fit, else "Denver". */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  keywords?: readonly string[];
  path: string;
  isIndexable?: boolean;
};

/** Characters that search results show. */
const mostTitle = 60;

export function pageMetadata({
  title,
  description,
  keywords = [],
  path,
  isIndexable = true,
}: PageMetaInput) {
  const named = `${title} | ${business.shortName} Denver`;
  return {
    title: named.length > mostTitle ? `${title} | Denver` : named,
    description,
    keywords,
    path,
    canonical: new URL(path, business.origin).href,
    isIndexable,
  };
}

type MetadataTagsProps = {
  meta: PageMetadata;
  /** Repeated on every page, so that references to the business resolve there. */
  business?: LocalBusiness;
  /** Structured data of what the page shows, and of nothing else. */
  nodes?: readonly Thing[];
  article?: readonly MetaTag[];
};

export function MetadataTags({
  meta,
  business = businessNode(),
  nodes = [],
  article,
}: MetadataTagsProps) {
  if (!meta.isIndexable) {
    return (
      <Helmet>
        <title>{meta.title}</title>
        <meta name="description" content={meta.description} />
        <meta name="robots" content="noindex" />
      </Helmet>
    );
  }
  // The prerendered HTML alone has it: the texts are in the list of all pages, which no browser downloads.
  const alt = import.meta.env.SSR ? cardAlt(meta.path) : undefined;
  return (
    <Helmet>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      <link rel="canonical" href={meta.canonical} />
      {socialTags(meta, alt, article).map((tag, index) => (
        <meta key={index} {...tag} />
      ))}
      <script type="application/ld+json">{jsonLd([business, ...nodes])}</script>
    </Helmet>
  );
}

/** Escaped, so that no text can close the script element. */
function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}

export type MetaTag = { readonly content: string } & (
  { readonly name: string } | { readonly property: string }
);

/** `imageAlt` is the alt text; `article` holds the extra tags of an article. */
function socialTags(
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
function cardAlt(path: string): string {
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
