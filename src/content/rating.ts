/** The average of `reviewCount` reviews, where `best` is the most one can give. */
export type Rating = {
  readonly value: number;
  readonly best: number;
  readonly reviewCount: number;
  /** Whether it came with the site: nobody has given it. */
  readonly isDemonstration?: boolean;
};

/**
 * What customers gave us on average (specification, section 9: tracking and metadata).
 * `VITE_SHOW_RATING=false` takes the figures off every page and out of every page's markup.
 */
export const rating: Rating | undefined =
  import.meta.env.VITE_SHOW_RATING === 'false'
    ? undefined
    : { value: 4.9, best: 5, reviewCount: 127, isDemonstration: true };
