import { preload } from 'react-dom';
import { widthsOf } from './picture-widths';

/** One of the widths of a picture, as the `src` of browsers that choose none. */
const fallbackWidth = 720;

/** The `srcset` of a picture: every width there is. */
export function srcSet(picture: PictureFile, format: 'avif' | 'webp'): string {
  return widthsOf(picture)
    .map((width) => `${picture.src}-${String(width)}.${format} ${String(width)}w`)
    .join(', ');
}

/** A single file of a picture, neither small nor large, that every browser can read. */
export function fallbackSrc(picture: PictureFile): string {
  const widths = widthsOf(picture);
  const width = widths.findLast((step) => step <= fallbackWidth) ?? widths[0];
  return `${picture.src}-${String(width)}.webp`;
}

/** The largest file of a picture that every reader of structured data understands. */
export function largestFile(picture: PictureFile) {
  const { height, src, width } = picture;
  const largest = widthsOf(picture).at(-1) ?? width;
  return {
    url: `${src}-${String(largest)}.webp`,
    width: largest,
    height: Math.round((height / width) * largest),
  };
}

/**
 * Asks for a picture in the head of the served page, before the markup that shows it is met; while a
 * browser draws a page, markup and picture come together. `media` is for one that only some screens show.
 */
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
