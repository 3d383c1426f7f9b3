import type { PetSize } from '@shared/business/prices';

export type TransformationSummary = {
  /** Counts from 1. Without one, only its area and related pages link to it. */
  readonly galleryOrder?: number;
  readonly petName: string;
  readonly breed: string;
  readonly petType: 'dog' | 'cat';
  readonly location: string;
  readonly locationSlug: string;
  readonly service: string;
  readonly serviceSlug: string;
  readonly caption: string;
  readonly beforeAlt: string;
  readonly afterAlt: string;
  readonly testimonial: { readonly text: string; readonly author: string };
};

export type Transformation = TransformationSummary & {
  readonly slug: string;
  readonly beforeImage: PictureFile;
  readonly afterImage: PictureFile;
};

export type TransformationStory = {
  /** The pet and its owner's words came with the site. */
  readonly isDemonstration?: boolean;
  readonly title: string;
  /** `YYYY-MM`. */
  readonly month: string;
  /** The price of such a visit, with the add-ons among `services`. */
  readonly size: PetSize;
  /** The calculator does not add it. */
  readonly extra?: 'lionCut' | 'matting';
  readonly services: readonly string[];
  readonly story: readonly string[];
  readonly seoDescription: string;
};
