// A setting of the build takes these off every page and its markup: fake reviews are forbidden (16 CFR 465).
export const areCertificatesShown = import.meta.env.VITE_SHOW_CERTIFICATES !== 'false';
export const areTestimonialsShown = import.meta.env.VITE_SHOW_TESTIMONIALS !== 'false';
export const isRatingShown = import.meta.env.VITE_SHOW_RATING !== 'false';
