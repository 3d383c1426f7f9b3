import { picturesIn } from '../pictures';

/** The `src` of the picture of a package, by its slug, for lists that show it small. Throws where there is none. */
export const serviceThumbnail = picturesIn(
  'services/packages/photos',
  import.meta.glob<string>('./packages/photos/*.{webp,jpg,jpeg,png,avif}', {
    eager: true,
    import: 'default',
    query: '?thumbnail',
  }),
);
