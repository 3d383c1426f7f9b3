import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandColors } from '../supabase/functions/_shared/business/brand-colors.ts';
import { businessWith } from '../supabase/functions/_shared/business/business.ts';

// No code draws these again when the name or a color of the business changes.

const read = (file: string) => readFileSync(file, 'utf8');
const { name, shortName } = businessWith({});

test.each([
  ['public/site.webmanifest', `"name": "${name}"`],
  ['public/site.webmanifest', `"short_name": "${shortName}"`],
  ['public/operator.webmanifest', `"name": "${shortName}: `],
  ['public/logo.svg', `<title>${shortName}</title>`],
])('%s has the name of the business: %s', (file, words) => {
  expect(read(file)).toContain(words);
});

test.each([
  ['index.html', ['dusk']],
  ['public/site.webmanifest', ['dusk', 'paper']],
  ['public/operator.webmanifest', ['dusk', 'paper']],
  ['public/favicon.svg', ['plum', 'rose', 'copper', 'peach']],
  ['public/logo.svg', ['dusk', 'plum', 'rose', 'copper', 'peach']],
  ['public/stopped-van.svg', ['dusk', 'rose', 'copper', 'peach']],
  ['src/sections/service-area-map/terrain.svg', ['dusk', 'rose', 'peach']],
  ['src/sections/service-area-map/van-pin.svg', ['dusk', 'rose', 'copper', 'peach', 'paper']],
  ['src/ui/marks/brand-mark.tsx', ['plum', 'rose', 'copper', 'peach']],
  ['src/ui/marks/ridge-dusk.svg', ['dusk', 'copper']],
  ['src/ui/marks/ridge-paper.svg', ['copper', 'paper']],
  ['src/ui/pet-silhouette/pet-silhouette.tsx', ['rose', 'copper']],
] as const)('%s has the colors of the brand: %j', (file, colors) => {
  const source = read(file).toLowerCase();
  expect(colors.filter((color) => !source.includes(brandColors[color]))).toEqual([]);
});
