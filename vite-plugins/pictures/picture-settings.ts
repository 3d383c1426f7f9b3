/** AVIF, and one WebP for Edge before 2024 and for readers of data, which keeps transparency too. */
export const encodings = {
  avif: { quality: 50, effort: 1, chromaSubsampling: '4:2:0' },
  webp: { quality: 72, effort: 3, smartSubsample: true },
} as const;

export type PictureFormat = keyof typeof encodings;

// Each step is at most 1.5 times the one before, so that layouts load little more than they need.
const steps = [64, 96, 128, 160, 240, 320, 448, 576, 720, 900, 1200, 1400, 1800, 2400];
// Browser tests look at other things than sharpness, and often build without a cache. `ui/pictures/thumbnail.tsx` names the
// first three.
const stepsOfTests = [64, 128, 160, 448, 900];

/** Pixels of the AVIF files, as far as the master has them. */
export const pictureSteps: readonly number[] = process.env['FEW_PICTURE_WIDTHS']
  ? stepsOfTests
  : steps;
