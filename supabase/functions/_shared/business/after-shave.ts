/** What to expect of a coat that was clipped short. */
export const afterShave =
  'A coat clipped short may itch for a day or two. Keep it out of strong sun. If the scratching or head-shaking goes on after that, call your vet.';
