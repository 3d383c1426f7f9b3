import type { QuoteName } from '../voices/customers';
import type { AreaPage, LocalQuestion } from './area-page';

/** Positions in `benefits` of city-page-copy.ts. */
type BenefitIndex = 0 | 1 | 2 | 3 | 4 | 5;

export type IntroVariant = 1 | 2 | 3;

type Benefit = { readonly index: BenefitIndex; readonly text: string };

export type CityPage = AreaPage & {
  readonly localLandmark: string;
  readonly secondaryNeighborhood: string;
  readonly intro: IntroVariant;
  /** Starts the intro with what is true here alone. */
  readonly opening: string;
  /** Where the van parks, what ends up in the coat, and how far we come and to which ZIPs. */
  readonly local: { readonly parking: string; readonly paws: string; readonly reach: string };
  readonly ownQuestion: LocalQuestion;
  readonly questions: {
    readonly cost: LocalQuestion;
    readonly soon: LocalQuestion;
    readonly more: LocalQuestion;
  };
  readonly benefits: readonly [Benefit, Benefit, Benefit, Benefit];
  /** Left out until customers there have written some. */
  readonly testimonials: readonly [] | readonly [QuoteName, QuoteName, QuoteName];
};
