/** What cards and lists show of a transformation. */
export type TransformationSummary = {
  /** Place in the gallery, from 1. Without one it is not listed: its area and related pages link to it. */
  readonly galleryOrder?: number;
  readonly petName: string;
  readonly breed: string;
  readonly petType: 'dog' | 'cat';
  readonly location: string;
  readonly locationSlug: string;
  readonly service: string;
  readonly serviceSlug: string;
  readonly caption: string;
  /** What the two pictures show, in words: one pose, two coats. */
  readonly beforeAlt: string;
  readonly afterAlt: string;
  readonly testimonial: { readonly text: string; readonly author: string };
};

/** A transformation in lists: its summary and its two pictures. */
export type Transformation = TransformationSummary & {
  readonly slug: string;
  readonly beforeImage: PictureFile;
  readonly afterImage: PictureFile;
};

/** What only the page of a transformation shows. */
export type TransformationStory = {
  /** Whether the pet came with the site, and what its owner says. */
  readonly isDemonstration?: boolean;
  readonly title: string;
  /** Year and month of the visit, such as `2024-06`. */
  readonly month: string;
  readonly services: readonly string[];
  readonly story: readonly string[];
  readonly seoDescription: string;
};
