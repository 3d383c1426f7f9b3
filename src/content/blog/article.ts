import type { people } from '../groomers/people';

export type ArticleSummary = {
  readonly title: string;
  /** Shorter title for search results, which cut it off after 41 characters. */
  readonly metaTitle?: string;
  readonly excerpt: string;
  readonly author: keyof typeof people;
  /** `YYYY-MM-DD`. */
  readonly publishedDate: string;
  readonly modifiedDate: string;
  /** Counts 230 words a minute, such as "6 min". */
  readonly readingTime: string;
  /** "Pet Grooming Tips" by default. */
  readonly category?: string;
  readonly pictureAlt: string;
};

export type Article = Omit<ArticleSummary, 'author' | 'category'> & {
  readonly slug: string;
  readonly author: (typeof people)[keyof typeof people];
  readonly picture: PictureFile;
  readonly category: string;
};

/** Slugs, not paths: only `site` knows paths. */
export type LinkTarget =
  | { readonly service: string }
  | { readonly area: string }
  | { readonly article: string }
  | { readonly page: 'booking' | 'catGrooming' | 'services' };

/** A citation names a source of the article by its id. */
export type RichText =
  | string
  | readonly (
      string | { readonly text: string; readonly to: LinkTarget } | { readonly cite: string }
    )[];

/** The first column names the rows. */
export type ArticleTable = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly RichText[])[];
  readonly isPrintable?: boolean;
};

type ArticlePicture = {
  readonly image: PictureFile;
  readonly alt: string;
};

export type ArticleFigure = {
  readonly pictures: readonly [ArticlePicture] | readonly [ArticlePicture, ArticlePicture];
  readonly caption: string;
};

/** `id` is the hash of its URL: /blog/…#nails. */
export type ArticleSection = {
  readonly id: string;
  readonly subtitle: string;
  readonly text: readonly RichText[];
  readonly table?: ArticleTable;
  readonly figure?: ArticleFigure;
};

export type Source = {
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  readonly url: string;
};

/** `name` as it is shown, such as `Ann Lee, DVM`. */
export type Vet = { readonly name: string; readonly practice: string };

export type ArticleBody = {
  readonly inShort: readonly [string, string, string];
  readonly sections: readonly ArticleSection[];
  readonly sources: readonly Source[];
  /** Set if a colleague of the author knows the subject better. */
  readonly reviewer?: keyof typeof people;
  /** A veterinarian who has read the article and agrees to be named. */
  readonly vet?: Vet;
  readonly tags: readonly string[];
  readonly related: readonly string[];
};
