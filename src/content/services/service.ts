import type { PetSize } from '@shared/pet-sizes';

/** What lists, the calculator and the booking form need to know of a package. */
export type Service = {
  /** The name of the package on its page and in the calculator. */
  readonly title: string;
  /** The name that the booking form offers and the database stores. */
  readonly bookingName: string;
  /** One line that helps to choose it. */
  readonly tagline: string;
  /** Position in lists. */
  readonly order: number;
  readonly duration: string;
  /** US dollars. */
  readonly prices: Readonly<Record<PetSize, number>>;
};

/** How the services overview introduces a package. */
export type ServiceCard = {
  /** Shorter than the title of its page. */
  readonly name: string;
  /** What the price line says: where prices begin, or from where to where they go. */
  readonly priceShape: 'from' | 'range';
  readonly description: string;
  readonly features: readonly string[];
};

/** The words of a package's own page. */
export type ServicePage = {
  /** What the page opens with, and what it shows in words. */
  readonly photo: { readonly image: PictureFile; readonly alt: string };
  readonly subtitle: string;
  /** The first name of who usually comes for it. */
  readonly groomer: string;
  /** Whom it is for, as a sentence names them. */
  readonly pet: 'dog' | 'cat' | 'puppy' | 'pet';
  /** What search engines show: 70 to 160 characters. */
  readonly metaDescription: string;
  readonly about: readonly string[];
  readonly included: readonly string[];
  readonly whatToExpect: readonly { readonly title: string; readonly description: string }[];
  /** Whether the size chart's pounds help to find the price; they do not for cats. */
  readonly isPricedByWeight: boolean;
  readonly priceNote: string;
  readonly transformations?: readonly Transformation[];
  readonly faqs: readonly { readonly question: string; readonly answer: string }[];
  /** Slugs of the packages that may suit as well. */
  readonly related: readonly string[];
};

/** A pet of the gallery, before and after this package. */
type Transformation = {
  readonly beforeImage: PictureFile;
  readonly afterImage: PictureFile;
  /** Whose coat it is. */
  readonly name: string;
  /** What the two pictures show, in words. */
  readonly beforeAlt: string;
  readonly afterAlt: string;
  readonly caption: string;
};
