import { collection } from '../collection';
import type { TransformationSummary } from './transformation';

/** The four of the home page, named one by one so that the page does not grow with the gallery. */
export const homePets = collection(
  import.meta.glob<TransformationSummary>(
    [
      './transformations/labradoodle-cherry-creek.ts',
      './transformations/miniature-schnauzer-highlands-ranch.ts',
      './transformations/poodle-wash-park.ts',
      './transformations/persian-cat-capitol-hill.ts',
    ],
    { eager: true, import: 'summary', query: '?summary' },
  ),
).toSorted((a, b) => (a.galleryOrder ?? 0) - (b.galleryOrder ?? 0));
