import { preload } from 'react-dom';
import { fallbackWidth, pictureWidths } from './picture-widths';

/** AVIF files for browsers to choose from. */
export function srcSet(picture: PictureFile): string {
  return pictureWidths(picture, __PICTURE_STEPS__)
    .map((width) => `${picture.src}-${width}.avif ${width}w`)
    .join(', ');
}

/** The `src` for browsers without AVIF. */
export function fallbackSrc({ src }: PictureFile): string {
  return `${src}.webp`;
}

/** Every reader of structured data understands this format. */
export function fallbackFile(picture: PictureFile) {
  const { height, width } = picture;
  const ownWidth = Math.min(fallbackWidth, width);
  return {
    url: fallbackSrc(picture),
    width: ownWidth,
    height: Math.round((height / width) * ownWidth),
  };
}

/** Call it before the markup that shows the picture. `media` is for a picture that only some screens show. */
export function preloadPicture(picture: PictureFile, sizes: string, media?: string): void {
  if (!import.meta.env.SSR) return;
  preload(fallbackSrc(picture), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(picture),
    imageSizes: sizes,
    fetchPriority: 'high',
    ...(media && { media }),
  });
}

const dense = '(min-resolution: 2.5dppx)';

/** Above 2.5 pixels per point, three quarters of them look the same and halve the bytes. */
export function sparingSizes(sizes: string): string {
  return entries(sizes)
    .flatMap(({ media, length }) => {
      const sparing = `calc(0.75 * ${length})`;
      return media
        ? [`${media} and ${dense} ${sparing}`, `${media} ${length}`]
        : [`${dense} ${sparing}`, length];
    })
    .join(', ');
}

/** Split at commas outside of `max()`. */
function entries(sizes: string) {
  return sizes.split(/,\s*(?![^(]*\))/).map((entry) => {
    const [, media, length = ''] = /^(\([^)]*\))?\s*(.+)$/.exec(entry) ?? [];
    return { media, length };
  });
}
