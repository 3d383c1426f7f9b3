import { Helmet } from 'react-helmet-async';
import type { Graph, LocalBusiness, Thing } from 'schema-dts';
import { type MetaTag, cardAlt, socialTags } from './social-tags';
import { businessNode } from './structured-data/business-node';
import { business } from '@/content/business';

export type PageMetadata = Readonly<ReturnType<typeof pageMetadata>>;

type PageMetaInput = {
  /** It has no suffix, which names the business as long as both fit, and ends in "Denver". */
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
  /** It is on every page, so that references to it resolve there. */
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
