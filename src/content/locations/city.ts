import type { AreaPage, LocalQuestion, Testimonial } from './area-page';
import type { BenefitIndex, IntroVariant } from './city-page-copy';

/** What the template page of a city says of that city alone. */
export type CityPage = AreaPage & {
  readonly localLandmark: string;
  readonly secondaryNeighborhood: string;
  readonly intro: IntroVariant;
  /** Where the van stands, how far we come and to which ZIPs, and which ground ends up in the coat. */
  readonly local: { readonly parking: string; readonly paws: string; readonly reach: string };
  /** The question that only people here ask. */
  readonly ownQuestion: LocalQuestion;
  /**
   * Four more, in the words of this place. Each answer of the first three follows a fact that holds in
   * every city (`cityFacts`); the answer to `reach` is made of the ZIP codes.
   */
  readonly questions: {
    readonly cost: LocalQuestion;
    readonly reach: string;
    readonly soon: LocalQuestion;
    readonly more: LocalQuestion;
  };
  readonly benefits: readonly [BenefitIndex, BenefitIndex, BenefitIndex, BenefitIndex];
  readonly testimonials: readonly [Testimonial, Testimonial, Testimonial];
};
