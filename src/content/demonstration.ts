import { happyPets } from './gallery/happy-pets';
import type { TransformationStory } from './gallery/transformation';
import type { WinnerStory } from './gallery/winner';
import { groomers, stats, story } from './groomers';
import { certificates } from './groomers/certificates';
import { areCertificatesShown } from './groomers/certificates-shown';
import type { Testimonial } from './locations/area-page';
import { rating } from './rating';
import { reviews } from './reviews';
import { areTestimonialsShown } from './testimonials';

type Flag = { readonly isDemonstration?: boolean };

const areaRecords = import.meta.glob<{ readonly testimonials: readonly Testimonial[] }>(
  './locations/{cities,neighborhoods}/*.ts',
  { eager: true, import: 'default' },
);
const transformed = import.meta.glob<TransformationStory>('./gallery/transformations/*.ts', {
  eager: true,
  import: 'default',
});
const winners = import.meta.glob<WinnerStory>('./gallery/winners/*.ts', {
  eager: true,
  import: 'default',
});

/** By kind of claim. The first three may not be invented by law; what is switched off is left out. */
export const demonstrationLeft = {
  testimonials: areTestimonialsShown
    ? [
        ...filesWith({ './reviews.ts': reviews }),
        ...filesWith(mapValues(areaRecords, ({ testimonials }) => testimonials)),
        ...filesWith(mapValues(transformed, (each) => [each])),
      ]
    : [],
  rating: rating ? filesWith({ './rating.ts': [rating] }) : [],
  certificates: areCertificatesShown
    ? filesWith({ './groomers/certificates.ts': Object.values(certificates) })
    : [],
  others: [
    ...filesWith({
      './groomers.ts': [...groomers, ...stats, story],
      './gallery/happy-pets.ts': happyPets,
    }),
    ...filesWith(mapValues({ ...transformed, ...winners }, (each) => [each])),
  ],
} as const;

function filesWith(files: Readonly<Record<string, readonly Flag[]>>): readonly string[] {
  return Object.entries(files)
    .filter(([, flags]) => flags.some(({ isDemonstration }) => isDemonstration))
    .map(([file]) => file.replace('./', 'src/content/'));
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
