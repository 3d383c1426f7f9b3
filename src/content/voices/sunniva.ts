import type { Testimonial } from './customers';

/** It is about a puppy, and stands with its before and after, and with its package. */
export const sunniva = {
  author: 'Sunniva, RiNo',
  text: 'It was his first haircut and he was fine with it. Dev told us what to practice before the next one.',
  isDemonstration: true,
} as const satisfies Testimonial;
