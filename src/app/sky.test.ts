import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '@shared/business/contrast.fixture';

const styles = readFileSync('src/app/styles.css', 'utf8');

test('white words are legible at every hour', () => {
  const skies = [...styles.matchAll(/--sky: (.+);/g)].map(([, colors = '']) => colors);
  expect(skies).toHaveLength(6);
  for (const color of skies.flatMap((sky) => sky.match(/#\w{6}/g) ?? [])) {
    expect(contrast('#ffffff', color), color).toBeGreaterThanOrEqual(4.5);
  }
});
