/** What to expect of a coat that was clipped short. */
export const afterShave =
  'A coat clipped short may itch for a day or two. Keep your pet out of strong sun. If it keeps scratching or shaking its head, call your vet.';
