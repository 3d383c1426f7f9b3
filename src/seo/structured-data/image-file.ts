import { absoluteUrl } from './node-ids';

/** A file of a picture that the page shows; its path on this site, and its size in pixels. */
export type ImageFile = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
};

/** A file of a picture, and its size. */
export function imageFile({ height, url, width }: ImageFile) {
  return {
    '@type': 'ImageObject',
    contentUrl: absoluteUrl(url),
    width: `${String(width)} px`,
    height: `${String(height)} px`,
  } as const;
}
