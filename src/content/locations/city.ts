import type { AreaPage, LocalQuestion, Testimonial } from './area-page';
import type { BenefitIndex, IntroVariant } from './city-page-copy';

/** A reason to call us, by its place in `benefits`, in the words of this place. */
type Benefit = { readonly index: BenefitIndex; readonly text: string };

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
   * Four more, in the words of this place. A fact that holds in every city (`cityFacts`) follows each of
   * the first three answers, and what its ZIP codes pay follows the answer to `reach`.
   */
  readonly questions: {
    readonly cost: LocalQuestion;
    readonly reach: LocalQuestion;
    readonly soon: LocalQuestion;
    readonly more: LocalQuestion;
  };
  readonly benefits: readonly [Benefit, Benefit, Benefit, Benefit];
  readonly testimonials: readonly [Testimonial, Testimonial, Testimonial];
};
