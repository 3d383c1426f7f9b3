export const repeatChoices = [4, 6, 8] as const;

export const weekBefore = 'We’ll email you a week before.';

/** `6 weeks after this visit`; '' without a wish. */
export function repeatWish(weeks: number | null): string {
  return weeks === null ? '' : `${weeks} weeks after this visit`;
}
