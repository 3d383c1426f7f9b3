import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const styles = readFileSync('src/app/styles.css', 'utf8');

/** WCAG 2 contrast of white words on a color such as `#84385a`. */
function whiteOn(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

test('white words are legible at every hour', () => {
  const skies = [...styles.matchAll(/--sky: (.+);/g)].map(([, colors = '']) => colors);
  expect(skies).toHaveLength(6);
  for (const color of skies.flatMap((sky) => sky.match(/#\w{6}/g) ?? [])) {
    expect(whiteOn(color), color).toBeGreaterThanOrEqual(4.5);
  }
});
