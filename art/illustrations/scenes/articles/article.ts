import type { Picture } from '../../paper/sheet.ts';

export const size = { width: 1500, height: 1000 } as const;

export const green = ['#1f3f3c', '#285047', '#2f6153'] as const;

export const article = (slug: string, draw: () => string): Picture => ({
  ...size,
  file: `src/content/blog/articles/photos/${slug}.webp`,
  draw,
});
