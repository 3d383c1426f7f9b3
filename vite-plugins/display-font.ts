import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { readIfExists, writeAtomically } from './pictures/picture-cache.ts';

const require = createRequire(import.meta.url);

/** Drawn for headings: the package's file without this axis is drawn for text, and coarse at 70 pixels. */
const axes = { opsz: 72, SOFT: 50, WONK: 0, wght: { min: 400, max: 600 } };

const latin = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2215],
] as const;

/** From the package's file with all axes; the styles use it as `@display-font`. */
export function displayFont(): Plugin {
  return {
    name: 'display-font',
    async config({ root = process.cwd() }) {
      const whole = await readFile(
        require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'),
      );
      const key = createHash('sha1').update(whole).update(JSON.stringify(axes)).digest('hex');
      const file = resolve(root, `node_modules/.cache/fonts/fraunces-${key.slice(0, 8)}.woff2`);
      if (!(await readIfExists(file))) await writeAtomically(file, await drawFont(whole));
      return { resolve: { alias: { '@display-font': file } } };
    },
  };
}

function drawFont(whole: Buffer): Promise<Buffer> {
  const letters = latin.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  return subsetFont(whole, letters.join(''), { targetFormat: 'woff2', variationAxes: axes });
}
