import { picturesIn } from '../pictures';

const image = picturesIn(
  'services/packages/photos',
  import.meta.glob<PictureFile>('./packages/photos/*.{webp,jpg,jpeg,png,avif}', {
    eager: true,
    import: 'default',
    query: '?picture',
  }),
);
const alts = import.meta.glob<string>('./packages/*.ts', {
  eager: true,
  import: 'photo',
  query: '?photo',
});

export function servicePhoto(slug: string) {
  return { image: image(slug), alt: alts[`./packages/${slug}.ts`] ?? '' };
}
