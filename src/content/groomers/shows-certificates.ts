/** `VITE_SHOW_CERTIFICATES=false` takes all certificates off the site. */
export const showsCertificates = import.meta.env.VITE_SHOW_CERTIFICATES !== 'false';
