export type WinnerSummary = {
  readonly name: string;
  readonly breed: string;
  readonly petType: 'dog' | 'cat';
  readonly age: string;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly imageAlt: string;
  readonly teaser: string;
};

export type Winner = WinnerSummary & { readonly slug: string; readonly image: PictureFile };

export type WinnerStory = {
  readonly isDemonstration?: boolean;
  /** The owner's own, without the `@`. */
  readonly handle: string;
  readonly story: readonly string[];
  readonly services: readonly string[];
  /** Pairs of pictures, whose files are numbered: `bella-1-before`, `bella-1-after`. */
  readonly beforeAfter: readonly {
    readonly beforeAlt: string;
    readonly afterAlt: string;
    readonly caption: string;
  }[];
  readonly seoDescription: string;
};
