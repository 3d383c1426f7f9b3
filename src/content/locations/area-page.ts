export type LocalQuestion = { readonly question: string; readonly answer: string };

/** The light of a page's sky. */
export type Hour = 'morning' | 'noon' | 'snow' | 'nightfall' | 'night' | 'alpenglow';

export type AreaPage = {
  /** Name within a sentence, if different from the summary's. */
  readonly spokenName?: string;
  /** For search engines, 70 to 160 characters. */
  readonly description: string;
  /** One sentence; prices and the travel fee follow. */
  readonly lead: string;
  /** Slugs, the closest first. */
  readonly nearbyAreas: readonly string[];
  readonly story?: { readonly id: string; readonly label: string };
};
