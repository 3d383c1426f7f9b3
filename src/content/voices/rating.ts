import { isRatingShown } from '@/content/shown';

export type Rating = {
  readonly value: number;
  readonly best: number;
  readonly reviewCount: number;
  /** Came with the site, not from customers. */
  readonly isDemonstration?: boolean;
};

/** Specification, section 9. `VITE_SHOW_RATING=false` takes it off every page and its markup. */
export const rating: Rating | undefined = isRatingShown
  ? { value: 4.9, best: 5, reviewCount: 127, isDemonstration: true }
  : undefined;
