import { picturesIn } from '../pictures';

/** The address of a small picture of a package, by its slug. Throws where there is none. */
export const serviceThumbnail = picturesIn(
  'services/packages/photos',
  import.meta.glob<string>('./packages/photos/*.{webp,jpg,jpeg,png,avif}', {
    eager: true,
    import: 'default',
    query: '?thumbnail',
  }),
);
