import { collection } from '../collection';
import type { TransformationSummary } from './transformation';
import type { WinnerSummary } from './winner';

const last = Number.POSITIVE_INFINITY;

/** Every transformation with a page of its own, those of the gallery first and in its order. */
export const transformations = collection(
  import.meta.glob<TransformationSummary>('./transformations/*.ts', {
    eager: true,
    import: 'summary',
    query: '?summary',
  }),
).toSorted((a, b) => (a.galleryOrder ?? last) - (b.galleryOrder ?? last));

/** The pets of the month, newest first. */
export const winners = collection(
  import.meta.glob<WinnerSummary>('./winners/*.ts', {
    eager: true,
    import: 'summary',
    query: '?summary',
  }),
).toSorted((a, b) => b.month.localeCompare(a.month));
