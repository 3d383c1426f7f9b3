/** AVIF, and WebP for browsers before 2022, which keeps transparency too. */
export const encodings = {
  avif: { quality: 50, effort: 1, chromaSubsampling: '4:2:0' },
  webp: { quality: 72, effort: 3, smartSubsample: true },
} as const;

export type PictureFormat = keyof typeof encodings;

/** As browsers are offered them: they take the first that they know. */
export const pictureFormats: readonly PictureFormat[] = ['avif', 'webp'];
