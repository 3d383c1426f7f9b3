import { business } from '@/content/business';

export type PageMetadata = {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly path: string;
  readonly canonical: string;
  readonly isIndexable: boolean;
};

type PageMetaInput = {
  /** Without the suffix; every title ends in "Denver". Up to 41 characters fit. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  keywords?: readonly string[];
  path: string;
  isIndexable?: boolean;
};

export function pageMetadata({
  title,
  description,
  keywords = [],
  path,
  isIndexable = true,
}: PageMetaInput): PageMetadata {
  return {
    title: `${title} | ${business.shortName} Denver`,
    description,
    keywords,
    path,
    canonical: new URL(path, business.origin).href,
    isIndexable,
  };
}
