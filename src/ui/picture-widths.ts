// Neighbors are at most half apart: whatever a layout asks for, nothing above 1.5 times the pixels that it
// needs is transferred.
const steps = [64, 96, 128, 160, 240, 320, 448, 576, 720, 900, 1200, 1400, 1800, 2400];

/** The widths that a picture is made in, as far as its master reaches; that width alone where it is very small. */
export function widthsOf({ width }: { width: number }): readonly [number, ...number[]] {
  const [first = width, ...others] = steps.filter((step) => step <= width);
  return [first, ...others];
}
