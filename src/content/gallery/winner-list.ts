import { by, collection } from '../collection';
import { picturesIn } from '../pictures';
import type { Winner, WinnerSummary } from './winner';

const picture = picturesIn(
  'gallery/winners/photos',
  import.meta.glob<PictureFile>(
    ['./winners/photos/*.{webp,jpg,jpeg,png,avif}', '!./winners/photos/*-{before,after}.*'],
    { eager: true, import: 'default', query: '?picture' },
  ),
);

/** Newest first. */
export const winners: readonly Winner[] = collection(
  import.meta.glob<WinnerSummary>('./winners/*.ts', {
    eager: true,
    import: 'summary',
    query: '?summary',
  }),
)
  .map((summary) => ({ ...summary, image: picture(summary.slug) }))
  .toSorted(by('month'))
  .toReversed();
