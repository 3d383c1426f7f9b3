import type { ImageObject } from 'schema-dts';
import type { PageMetadata } from '../page-metadata';
import { type ImageFile, imageFile } from './image-file';
import { businessId } from './node-ids';
import { business } from '@/content/business';

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
