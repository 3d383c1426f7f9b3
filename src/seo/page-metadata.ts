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
