/** What lists show of a pet of the month. */
export type WinnerSummary = {
  readonly name: string;
  readonly breed: string;
  readonly petType: 'dog' | 'cat';
  readonly age: string;
  /** Year and month of the title, such as `2024-06`. */
  readonly month: string;
  /** What the picture shows, in words. */
  readonly imageAlt: string;
  readonly teaser: string;
};

/** A pet of the month in lists: its summary and its picture. */
export type Winner = WinnerSummary & { readonly slug: string; readonly image: PictureFile };

/** What only the page of a winner shows. */
export type WinnerStory = {
  /** Whether the pet came with the site. */
  readonly isDemonstration?: boolean;
  /** The pet's own handle on the photo network, without the `@`. */
  readonly handle: string;
  readonly story: readonly string[];
  readonly services: readonly string[];
  /** Pairs of pictures, in words. Their files are numbered: `bella-1-before`, `bella-1-after`. */
  readonly beforeAfter: readonly {
    readonly beforeAlt: string;
    readonly afterAlt: string;
    readonly caption: string;
  }[];
  readonly seoDescription: string;
};
