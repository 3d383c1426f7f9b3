/** What every width is made as: AVIF, and WebP for browsers before 2022. It keeps transparency too. */
export const encodings = {
  avif: { quality: 50, effort: 1, chromaSubsampling: '4:2:0' },
  webp: { quality: 72, effort: 3, smartSubsample: true },
} as const;

/** A format by the extension of its files. */
export type PictureFormat = keyof typeof encodings;

/** In the order in which browsers are offered them: they take the first that they know. */
export const pictureFormats: readonly PictureFormat[] = ['avif', 'webp'];
