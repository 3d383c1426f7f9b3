import { picturesIn } from '../pictures';

const picture = picturesIn(
  'gallery/transformations/photos',
  import.meta.glob<PictureFile>('./transformations/photos/*.{webp,jpg,jpeg,png,avif}', {
    eager: true,
    import: 'default',
    query: '?picture',
  }),
);

export function transformationPictures(slug: string) {
  return { beforeImage: picture(`${slug}-before`), afterImage: picture(`${slug}-after`) };
}
