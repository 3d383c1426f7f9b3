/** The average of `reviewCount` reviews, where `best` is the most one can give. */
export type Rating = {
  readonly value: number;
  readonly best: number;
  readonly reviewCount: number;
};

/**
 * What customers gave us on average (specification, section 9: tracking and metadata). Demonstration
 * figures. `VITE_SHOW_RATING=false` takes them off every page and out of every page's markup.
 */
export const rating: Rating | undefined =
  import.meta.env.VITE_SHOW_RATING === 'false'
    ? undefined
    : { value: 4.9, best: 5, reviewCount: 127 };
