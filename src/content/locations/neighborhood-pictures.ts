import { picturesIn } from '../pictures';

export const neighborhoodPicture = picturesIn(
  'photos',
  import.meta.glob<PictureFile>('../photos/neighborhood-*.{webp,jpg,jpeg,png,avif}', {
    eager: true,
    import: 'default',
    query: '?picture',
  }),
);
