/** `VITE_SHOW_CERTIFICATES=false` takes all certificates off the site. */
export const areCertificatesShown = import.meta.env.VITE_SHOW_CERTIFICATES !== 'false';
