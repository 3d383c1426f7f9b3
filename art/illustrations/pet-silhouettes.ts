/**
 * Writes the pets that stand for a size, each in three parts that the page colors, and prints how far each
 * reaches to the right: `npx tsx art/illustrations/pet-silhouettes.ts`.
 */
import { writeFileSync } from 'node:fs';
import { smoothPath } from '../../src/ui/marks/smooth-path.ts';
import { outlines } from './pets/silhouette-outlines.ts';

function pointsOf(outline: string) {
  const values = outline.split(' ').map(Number);
  // Drawings count down from the top.
  return values.flatMap((x, index) =>
    index % 2 === 0 ? [{ x, y: -(values[index + 1] ?? 0) }] : [],
  );
}

const pathOf = (outline: string) => smoothPath(pointsOf(outline), true);

const pets = Object.entries(outlines).map(([name, { body, legs, ear }]) => {
  console.log(name, Math.max(...pointsOf(body).map(({ x }) => x)));
  return `<path id="${name}-legs" d="${legs.map(pathOf).join('')}"/>
<path id="${name}-body" d="${pathOf(body)}"/>
<path id="${name}-ear" d="${pathOf(ear)}"/>`;
});

writeFileSync(
  new URL('../../src/ui/pet-silhouette/pets.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg"><defs>
${pets.join('\n')}
</defs></svg>
`,
);
