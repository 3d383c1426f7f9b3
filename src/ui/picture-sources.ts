import { preload } from 'react-dom';
import { pictureWidths } from './picture-widths';

/** The `src` for browsers without `srcset`. */
const fallbackWidth = 720;

export function srcSet(picture: PictureFile, format: 'avif' | 'webp'): string {
  return pictureWidths(picture)
    .map((width) => `${picture.src}-${width}.${format} ${width}w`)
    .join(', ');
}

export function fallbackSrc(picture: PictureFile): string {
  const widths = pictureWidths(picture);
  const width = widths.findLast((step) => step <= fallbackWidth) ?? widths[0];
  return `${picture.src}-${width}.webp`;
}

/** In a format that every reader of structured data understands. */
export function largestFile(picture: PictureFile) {
  const { height, src, width } = picture;
  const largest = pictureWidths(picture).at(-1) ?? width;
  return {
    url: `${src}-${largest}.webp`,
    width: largest,
    height: Math.round((height / width) * largest),
  };
}

/** Call it before the markup that shows the picture. `media` is for a picture that only some screens show. */
export function preloadPicture(picture: PictureFile, sizes: string, media?: string): void {
  if (!import.meta.env.SSR) return;
  preload(fallbackSrc(picture), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(picture, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
    ...(media && { media }),
  });
}
