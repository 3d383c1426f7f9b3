import type { people } from '../groomers/people';
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
  /** At 230 words a minute, such as "6 min". */
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

/** Where a link in an article leads, by the slug of the record: only `site` knows paths. */
export type LinkTarget =
  | { readonly service: string }
  | { readonly area: string }
  | { readonly article: string }
  | { readonly page: 'booking' | 'catGrooming' | 'services' };

/** Words with links and citations among them. A citation names a source of the article by its id. */
export type RichText =
  | string
  | readonly (
      string | { readonly text: string; readonly to: LinkTarget } | { readonly cite: string }
    )[];

/** A table whose first column names its rows. */
export type ArticleTable = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly RichText[])[];
  /** Whether it may be printed by itself, for the fridge door. */
  readonly isPrintable?: boolean;
};

type ArticlePicture = {
  readonly image: PictureFile;
  /** What it shows, in words. */
  readonly alt: string;
};

/** One wide picture or two square ones, with a line about them. */
export type ArticleFigure = {
  readonly pictures: readonly [ArticlePicture] | readonly [ArticlePicture, ArticlePicture];
  readonly caption: string;
};

/** A section, shown in this order. Its `id` is the end of its address: /blog/…#nails. */
export type ArticleSection = {
  readonly id: string;
  readonly subtitle: string;
  /** One entry a paragraph. */
  readonly text: readonly RichText[];
  readonly table?: ArticleTable;
  readonly figure?: ArticleFigure;
};

/** What a claim rests on, listed at the end of the article. */
export type Source = {
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  readonly url: string;
};

/** The words of an article. */
export type ArticleBody = {
  /** The article in three lines. */
  readonly inShort: readonly [string, string, string];
  readonly sections: readonly ArticleSection[];
  /** In the order in which the text cites them. */
  readonly sources: readonly Source[];
  /** Who read it over, where the subject is a colleague's and not the author's. */
  readonly reviewer?: keyof typeof people;
  readonly tags: readonly string[];
  /** Slugs of the articles to read next. */
  readonly related: readonly string[];
};
