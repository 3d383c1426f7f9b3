import type { ImageObject } from 'schema-dts';
import { business } from '@/content/business';
import { socialImagePath, socialImageSize } from '@/site/social-image';
import type { PageMeta } from '../page-meta';
import type { ShownContent, ShownPicture } from '../shown-content';
import { absoluteUrl, businessId } from './node-ids';

type Picture = NonNullable<ShownContent['picture']>;

/** The picture that a page is about, with whom to credit (Google: image metadata). */
export function imageObject(
  meta: PageMeta,
  { caption, file = socialPicture(meta), name }: Picture,
): ImageObject {
  const { height, url, width } = file;
  return {
    '@type': 'ImageObject',
    '@id': `${meta.canonical}#picture`,
    name,
    caption,
    contentUrl: absoluteUrl(url),
    width: `${String(width)} px`,
    height: `${String(height)} px`,
    representativeOfPage: true,
    creditText: business.name,
    creator: { '@id': businessId },
  };
}

/** The social image of a page, which is there for every page that may be listed. */
export function socialPicture({ path }: PageMeta): ShownPicture {
  return { url: socialImagePath(path), ...socialImageSize };
}
