import { collection } from '../collection';
import { picturesIn } from '../pictures';
import type { Transformation, TransformationSummary } from './transformation';

// Listed one by one here and below, so that the page does not grow with the gallery.
const picture = picturesIn(
  'gallery/transformations/photos',
  import.meta.glob<PictureFile>(
    './transformations/photos/{labradoodle-cherry-creek,miniature-schnauzer-highlands-ranch,poodle-wash-park,persian-cat-capitol-hill}-{before,after}.{webp,jpg,jpeg,png,avif}',
    { eager: true, import: 'default', query: '?picture' },
  ),
);

export const homePets: readonly Transformation[] = collection(
  import.meta.glob<TransformationSummary>(
    [
      './transformations/labradoodle-cherry-creek.ts',
      './transformations/miniature-schnauzer-highlands-ranch.ts',
      './transformations/poodle-wash-park.ts',
      './transformations/persian-cat-capitol-hill.ts',
    ],
    { eager: true, import: 'summary', query: '?summary' },
  ),
)
  .map((summary) => ({
    ...summary,
    beforeImage: picture(`${summary.slug}-before`),
    afterImage: picture(`${summary.slug}-after`),
  }))
  .toSorted((a, b) => (a.galleryOrder ?? 0) - (b.galleryOrder ?? 0));
