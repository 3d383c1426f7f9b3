import type { AreaPage, Testimonial } from './area-page';
import type { BenefitIndex, IntroVariant } from './city-page-copy';

/** What the template page of a city says of that city alone. */
export type CityPage = AreaPage & {
  readonly localLandmark: string;
  readonly secondaryNeighborhood: string;
  readonly intro: IntroVariant;
  /** Where the van stands, how far we come and to which ZIPs, and which ground ends up in the coat. */
  readonly local: { readonly parking: string; readonly paws: string; readonly reach: string };
  /** The question that only people here ask. */
  readonly ownQuestion: { readonly question: string; readonly answer: string };
  readonly benefits: readonly [BenefitIndex, BenefitIndex, BenefitIndex, BenefitIndex];
  readonly testimonials: readonly [Testimonial, Testimonial, Testimonial];
};
