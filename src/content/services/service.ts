import type { SizePrices } from '@shared/business/prices';

export type Service = {
  readonly title: string;
  /** The booking form shows it, and the database stores it. */
  readonly bookingName: string;
  readonly tagline: string;
  /** The form advises against it for the other kind. Sizes of cats have no weights. */
  readonly madeFor: 'dog' | 'cat' | 'any';
  readonly order: number;
  readonly duration: string;
  /** The upper end of `duration`, preset in the operator’s answer. */
  readonly minutes: number;
  /** Lies between both ends of `duration`, and is preset for a dog whose size is unknown. */
  readonly usualMinutes: number;
  /** Weeks until the next visit if the owner wished for none; our pages say that they suit most pets. */
  readonly weeks: number;
  readonly prices: SizePrices;
};

export type ServiceCard = {
  readonly name: string;
  readonly priceShape: 'from' | 'range';
  readonly description: string;
  readonly features: readonly string[];
};

export type ServicePage = {
  readonly photo: { readonly image: PictureFile; readonly alt: string };
  readonly subtitle: string;
  readonly groomer: string;
  readonly pet: 'dog' | 'cat' | 'puppy' | 'pet';
  /** Duration and lowest price are added; with them 70 to 160 characters. */
  readonly metaDescription: string;
  readonly about: readonly string[];
  readonly included: readonly string[];
  readonly whatToExpect: readonly { readonly title: string; readonly description: string }[];
  readonly priceNote: string;
  readonly transformations?: readonly Transformation[];
  readonly faqs: readonly { readonly question: string; readonly answer: string }[];
  readonly related: readonly string[];
  /** Left out where customers’ words are switched off. */
  readonly testimonial?: {
    readonly text: string;
    readonly author: string;
    readonly source?: string;
  };
};

type Transformation = {
  readonly beforeImage: PictureFile;
  readonly afterImage: PictureFile;
  readonly name: string;
  readonly beforeAlt: string;
  readonly afterAlt: string;
  readonly caption: string;
};
