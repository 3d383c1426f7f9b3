import { defineConfig } from 'playwright/test';
import base from '../playwright.config';

const widths = { 360: 740, 768: 1024, 1280: 800 } as const;

/** `npm run screens` writes docs/screens.webp. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.shots.ts',
  outputDir: '../.results/screens',
  timeout: 120_000,
  globalTeardown: './write-sheet.ts',
  projects: Object.entries(widths).map(([width, height]) => ({
    name: width,
    use: {
      viewport: { width: Number(width), height },
      contextOptions: { reducedMotion: 'reduce' },
    },
  })),
});
