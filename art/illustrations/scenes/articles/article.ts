import type { Picture } from '../../paper/sheet.ts';

/** Pixels of an article's picture. */
export const size = { width: 1500, height: 1000 } as const;

/** Leaves of trees, from the shade to the light. */
export const green = ['#1f3f3c', '#285047', '#2f6153'] as const;

/** A picture that lies beside the articles, under the slug of its own. */
export const article = (slug: string, draw: () => string): Picture => ({
  ...size,
  file: `src/content/blog/articles/photos/${slug}.webp`,
  draw,
});
