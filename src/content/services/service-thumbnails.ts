import { picturesIn } from '../pictures';

export const serviceThumbnail = picturesIn(
  'services/packages/photos',
  import.meta.glob<string>('./packages/photos/*.{webp,jpg,jpeg,png,avif}', {
    eager: true,
    import: 'default',
    query: '?thumbnail',
  }),
);
