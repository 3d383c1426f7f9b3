/** What to expect of a coat that was clipped short. */
export const afterShave =
  'A coat clipped short may itch for a day or two. Keep it out of strong sun. If your pet scratches or shakes its head for longer than that, call your vet.';
