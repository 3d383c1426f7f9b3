import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PetSilhouette, sizeSilhouette } from './pet-silhouette';
import { petSizes } from '@shared/business/prices';

const drawn = readFileSync('src/ui/pet-silhouette/pets.svg', 'utf8');

test.for(
  [true, false].flatMap((isCat) =>
    [...petSizes.map(({ id }) => id), null].map((size) => ({ isCat, size })),
  ),
)('a pet of size $size (cat: $isCat) uses seven parts of the drawing', ({ isCat, size }) => {
  const { container } = render(<PetSilhouette {...sizeSilhouette(size, isCat)} />);
  const parts = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href'));
  expect(parts).toHaveLength(7);
  for (const part of parts) expect(drawn).toContain(`id="${part?.split('#')[1] ?? 'none'}"`);
});
