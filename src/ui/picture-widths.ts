// Each step is at most 1.5 times the one before, so that layouts load little more than they need.
const steps = [64, 96, 128, 160, 240, 320, 448, 576, 720, 900, 1200, 1400, 1800, 2400];

/** Up to the master's width; only that width if the master is very small. */
export function pictureWidths({ width }: { width: number }): readonly [number, ...number[]] {
  const [first = width, ...others] = steps.filter((step) => step <= width);
  return [first, ...others];
}
