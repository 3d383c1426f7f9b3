import { picturesIn } from '../pictures';

/** The picture of a Denver neighborhood, by the name of its record. */
export const neighborhoodPicture = picturesIn(
  'photos',
  import.meta.glob<PictureFile>('../photos/neighborhood-*.{webp,jpg,jpeg,png,avif}', {
    eager: true,
    import: 'default',
    query: '?picture',
  }),
);
