/** Weeks between two visits of a standing appointment, as far as it can be wished for. */
export const repeatChoices = [4, 6, 8] as const;

/** `every 6 weeks`, or nothing without a wish. */
export function repeatWish(weeks: number | null): string {
  return weeks === null ? '' : `every ${weeks} weeks`;
}
