/** What to expect of a coat that was clipped short. */
export const afterShave =
  'Skin under a short cut may itch for a day or two. Keep your pet out of strong sun, and call your vet if the scratching or head shaking lasts longer.';
