/** `id` is the hash of its URL: /privacy-policy#retention. */
export type LegalSection = {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly items?: readonly { readonly term: string; readonly description: string }[];
};
