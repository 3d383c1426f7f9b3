/** Center of the service area and of its map. */
export const denverCenter = { lat: 39.74, lng: -104.99 };
