/** Pixels of the one WebP of each picture, or its master's width if that is less. */
export const fallbackWidth = 720;

/** Those steps that the master has; only its own width if it is very small. */
export function pictureWidths(
  { width }: { width: number },
  steps: readonly number[],
): readonly [number, ...number[]] {
  const [first = width, ...others] = steps.filter((step) => step <= width);
  return [first, ...others];
}
