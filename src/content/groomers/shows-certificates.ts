/**
 * Whether certificates of the groomers are named anywhere. `VITE_SHOW_CERTIFICATES=false` takes all of
 * them off the site.
 */
export const showsCertificates = import.meta.env.VITE_SHOW_CERTIFICATES !== 'false';
