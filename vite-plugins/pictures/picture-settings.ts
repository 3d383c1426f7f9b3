/**
 * The widths that a picture is made in, as far as its master reaches. Neighbors are at most half
 * apart: whatever a layout asks for, nothing above 1.5 times the pixels it needs is transferred.
 */
export const widthSteps: readonly number[] = [
  64, 96, 128, 160, 240, 320, 448, 576, 720, 900, 1200, 1400, 1800, 2400,
];

/** What every width is made as: AVIF, and WebP for browsers before 2022. It keeps transparency too. */
export const encodings = {
  avif: { quality: 50, effort: 1, chromaSubsampling: '4:2:0' },
  webp: { quality: 72, effort: 3, smartSubsample: true },
} as const;

/** A format by the extension of its files. */
export type PictureFormat = keyof typeof encodings;

/** In the order in which browsers are offered them: they take the first that they know. */
export const pictureFormats: readonly PictureFormat[] = ['avif', 'webp'];

/** The steps up to the width of a master; its own width where it is smaller than the first step. */
export function widthsFor(masterWidth: number): readonly number[] {
  const widths = widthSteps.filter((step) => step <= masterWidth);
  return widths.length > 0 ? widths : [masterWidth];
}
