import type { Author, authors } from './authors';

/** What an article file says about itself; lists, links and the head of its page need no more. */
export type ArticleSummary = {
  readonly title: string;
  /** A shorter title for search results, where the full one would be cut off (over 41 characters). */
  readonly metaTitle?: string;
  /** One or two sentences: the teaser in lists, and what search engines show. */
  readonly excerpt: string;
  readonly author: keyof typeof authors;
  /** Days, `YYYY-MM-DD`. */
  readonly publishedDate: string;
  readonly modifiedDate: string;
  readonly readingTime: string;
  /** "Pet Grooming Tips" when not given. */
  readonly category?: string;
  /** What the featured picture shows, in words. */
  readonly pictureAlt: string;
};

/** An article as lists and pages see it. */
export type Article = Omit<ArticleSummary, 'author' | 'category'> & {
  readonly slug: string;
  readonly author: Author;
  readonly picture: PictureFile;
  readonly category: string;
};

/** The words of an article. */
export type ArticleBody = {
  readonly sections: readonly {
    readonly subtitle: string;
    /** One entry a paragraph. */
    readonly text: readonly string[];
  }[];
  readonly tags: readonly string[];
  /** Slugs of the articles to read next. */
  readonly related: readonly string[];
};
