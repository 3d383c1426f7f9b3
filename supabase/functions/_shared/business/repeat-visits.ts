export const repeatChoices = [4, 6, 8] as const;

export function repeatWish(weeks: number | null): string {
  return weeks === null ? '' : `every ${weeks} weeks`;
}
