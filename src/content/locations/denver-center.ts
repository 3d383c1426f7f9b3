/** Where the service area is measured from, and where a map of all of it is centered. */
export const denverCenter = { lat: 39.74, lng: -104.99 };
