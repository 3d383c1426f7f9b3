/** A section of a legal page. Its `id` is the end of its address: /privacy-policy#retention. */
export type LegalSection = {
  readonly id: string;
  readonly title: string;
  /** One entry a paragraph. */
  readonly text: readonly string[];
  /** What the text speaks of, item by item. */
  readonly items?: readonly { readonly term: string; readonly description: string }[];
};
