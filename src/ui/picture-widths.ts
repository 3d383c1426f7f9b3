// Neighbors are at most half apart, so no layout transfers more than 1.5 times the pixels it needs.
const steps = [64, 96, 128, 160, 240, 320, 448, 576, 720, 900, 1200, 1400, 1800, 2400];

/** As far as the master reaches; its own width alone where it is very small. */
export function pictureWidths({ width }: { width: number }): readonly [number, ...number[]] {
  const [first = width, ...others] = steps.filter((step) => step <= width);
  return [first, ...others];
}
