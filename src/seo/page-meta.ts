import { business } from '@/content/business';

export type PageMeta = {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly isIndexable: boolean;
};

type PageMetaInput = {
  /** Without the suffix; every title of the site ends in "Denver". */
  title: string;
  description: string;
  path: string;
  isIndexable?: boolean;
};

/** What search engines read of a page. The canonical URL is absolute. */
export function pageMeta({
  title,
  description,
  path,
  isIndexable = true,
}: PageMetaInput): PageMeta {
  return {
    title: `${title} | ${business.shortName} Denver`,
    description,
    canonical: new URL(path, business.origin).href,
    isIndexable,
  };
}
