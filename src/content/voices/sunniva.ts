import type { Testimonial } from './customers';

/** Quoted with the puppy's before and after, and with the puppy package. */
export const sunniva = {
  author: 'Sunniva, RiNo',
  text: 'It was his first haircut and he was fine with it. Dev told us what to practice before the next one.',
  isDemonstration: true,
} as const satisfies Testimonial;
