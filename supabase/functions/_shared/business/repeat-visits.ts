export const repeatChoices = [4, 6, 8] as const;

/** One reminder for each request that asks for it. */
export const weekBefore = 'We’ll email you a week before.';

/** When it is time again. */
export function repeatWish(weeks: number | null): string {
  return weeks === null ? '' : `${weeks} weeks after this visit`;
}
