import { by, collection } from '../collection';
import { picturesIn } from '../pictures';
import type { Transformation, TransformationSummary } from './transformation';
import type { Winner, WinnerSummary } from './winner';

const last = Number.POSITIVE_INFINITY;

const transformationPicture = picturesIn(
  'gallery/transformations/photos',
  import.meta.glob<PictureFile>('./transformations/photos/*.{webp,jpg,jpeg,png,avif}', {
    eager: true,
    import: 'default',
    query: '?picture',
  }),
);

const winnerPicture = picturesIn(
  'gallery/winners/photos',
  import.meta.glob<PictureFile>(
    ['./winners/photos/*.{webp,jpg,jpeg,png,avif}', '!./winners/photos/*-{before,after}.*'],
    { eager: true, import: 'default', query: '?picture' },
  ),
);

/** Those listed in the gallery first, in its order. */
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

/** Newest first. */
export const winners: readonly Winner[] = collection(
  import.meta.glob<WinnerSummary>('./winners/*.ts', {
    eager: true,
    import: 'summary',
    query: '?summary',
  }),
)
  .map((summary) => ({ ...summary, image: winnerPicture(summary.slug) }))
  .toSorted(by('month'))
  .toReversed();
