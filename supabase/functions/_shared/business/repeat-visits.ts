export const repeatChoices = [4, 6, 8] as const;

/** One reminder for each request that asks for it, a week ahead. */
export function repeatWish(weeks: number | null): string {
  return weeks === null ? '' : `${weeks} weeks after the visit`;
}
