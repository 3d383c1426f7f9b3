/** A customer’s words. */
export type Testimonial = {
  readonly text: string;
  readonly author: string;
  /** Whether nobody said it: it came with the site, and a production build refuses to show it. */
  readonly isDemonstration?: boolean;
};

/** A question that people in one place ask. */
export type LocalQuestion = { readonly question: string; readonly answer: string };

/** What the pages of all areas have, whether written by hand or from the template. */
export type AreaPage = {
  /** The name as it stands in a sentence, where that is not the name of the summary. */
  readonly spokenName?: string;
  /** For search engines, 70 to 160 characters. */
  readonly description: string;
  /** The sentence under the title. */
  readonly lead: string;
  /** Slugs of neighboring areas, the closest first. */
  readonly nearbyAreas: readonly string[];
  /** A pet of the gallery that lives here. */
  readonly story?: { readonly id: string; readonly label: string };
};
