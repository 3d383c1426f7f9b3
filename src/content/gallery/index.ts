import { collection } from '../collection';
import { picturesIn } from '../pictures';
import type { Transformation, TransformationSummary } from './transformation';

const last = Number.POSITIVE_INFINITY;

const transformationPicture = picturesIn(
  'gallery/transformations/photos',
  import.meta.glob<PictureFile>('./transformations/photos/*.{webp,jpg,jpeg,png,avif}', {
    eager: true,
    import: 'default',
    query: '?picture',
  }),
);

/** Pairs with a `galleryOrder` come first, by that order. */
export const transformations: readonly Transformation[] = collection(
  import.meta.glob<TransformationSummary>('./transformations/*.ts', {
    eager: true,
    import: 'summary',
    query: '?summary',
  }),
)
  .map((summary) => ({
    ...summary,
    beforeImage: transformationPicture(`${summary.slug}-before`),
    afterImage: transformationPicture(`${summary.slug}-after`),
  }))
  .toSorted((a, b) => (a.galleryOrder ?? last) - (b.galleryOrder ?? last));

/** Delete it once the gallery shows photographs. */
export const pictureNote = 'The pictures are paper drawings of them, until we have photographs.';
