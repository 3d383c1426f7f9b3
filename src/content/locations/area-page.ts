export type LocalQuestion = { readonly question: string; readonly answer: string };

/** A page's sky. */
export type Hour = 'morning' | 'noon' | 'snow' | 'nightfall' | 'night' | 'alpenglow';

export type AreaPage = {
  /** The name within a sentence, if different from the summary's. */
  readonly spokenName?: string;
  /** 70 to 160 characters, for search engines. */
  readonly description: string;
  /** One sentence; prices and the travel fee follow. */
  readonly lead: string;
  /** Slugs, the closest first. */
  readonly nearbyAreas: readonly string[];
  readonly story?: { readonly id: string; readonly label: string };
};
