/**
 * Whether customers are quoted anywhere. Those of the demonstration are invented, and quotes that are
 * not real are forbidden (16 CFR 465): `VITE_SHOW_TESTIMONIALS=false` takes all of them off the site.
 */
export const showsTestimonials = import.meta.env.VITE_SHOW_TESTIMONIALS !== 'false';
