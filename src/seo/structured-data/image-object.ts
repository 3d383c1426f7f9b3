import type { ImageObject } from 'schema-dts';
import type { PageMetadata } from '../page-metadata';
import { absoluteUrl, businessId } from './business-node';
import { business } from '@/content/business';

/** Path on this site; size in pixels. */
export type ImageFile = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
};

type ShownPicture = { readonly name: string; readonly caption: string; readonly file: ImageFile };

export function imageObject(
  meta: PageMetadata,
  { caption, file, name }: ShownPicture,
): ImageObject {
  return {
    ...imageFile(file),
    '@id': `${meta.canonical}#picture`,
    name,
    caption,
    representativeOfPage: true,
    creditText: business.name,
    creator: { '@id': businessId },
  };
}

export function imageFile({ height, url, width }: ImageFile) {
  return {
    '@type': 'ImageObject',
    contentUrl: absoluteUrl(url),
    width: `${width} px`,
    height: `${height} px`,
  } as const;
}
