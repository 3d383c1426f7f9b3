/** What lists show of a pet of the month. Demonstration content. */
export type WinnerSummary = {
  readonly name: string;
  readonly breed: string;
  readonly petType: 'dog' | 'cat';
  readonly age: string;
  /** Year and month of the title, such as `2024-06`. */
  readonly month: string;
  readonly photo: string;
  readonly teaser: string;
};

/** What only the page of a winner shows. */
export type WinnerStory = {
  /** The pet's own handle on the photo network, without the `@`. */
  readonly handle: string;
  readonly story: readonly string[];
  readonly services: readonly string[];
  /** Pictures in words, until photographs lie beside the record. */
  readonly beforeAfter: readonly {
    readonly before: string;
    readonly after: string;
    readonly caption: string;
  }[];
  readonly seoDescription: string;
};
