import type { ImageObject } from 'schema-dts';
import { business } from '@/content/business';
import type { PageMeta } from '../page-meta';
import type { ShownContent, ShownFile } from '../shown-content';
import { absoluteUrl, businessId } from './node-ids';

type Picture = NonNullable<ShownContent['picture']>;

/** The picture that a page is about, with whom to credit (Google: image metadata). */
export function imageObject(meta: PageMeta, { caption, file, name }: Picture): ImageObject {
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

/** A file of a picture, and its size. */
export function imageFile({ height, url, width }: ShownFile) {
  return {
    '@type': 'ImageObject',
    contentUrl: absoluteUrl(url),
    width: `${String(width)} px`,
    height: `${String(height)} px`,
  } as const;
}
