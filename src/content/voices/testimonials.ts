/** Fake reviews are forbidden (16 CFR 465): `VITE_SHOW_TESTIMONIALS=false` takes all quotes off. */
export const areTestimonialsShown = import.meta.env.VITE_SHOW_TESTIMONIALS !== 'false';
