import { absoluteUrl } from './node-ids';

/** Path on this site; size in pixels. */
export type ImageFile = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
};

export function imageFile({ height, url, width }: ImageFile) {
  return {
    '@type': 'ImageObject',
    contentUrl: absoluteUrl(url),
    width: `${width} px`,
    height: `${height} px`,
  } as const;
}
