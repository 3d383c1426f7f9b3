/** `SSR` is true while the build renders pages; code for that alone is not downloaded. `PROD` is false without a build. */
type ImportMetaEnv = {
  readonly SSR: boolean;
  readonly PROD: boolean;
  readonly MODE: string;
} & Readonly<Partial<import('../vite-plugins/env').Settings>>;

/** Pixels of the AVIF files, ascending, as far as the master has them. The pictures plugin sets it. */
declare const __PICTURE_STEPS__: readonly number[];

/** `./photo.jpg?picture`: AVIF in several widths, and one WebP. */
type PictureFile = {
  /** The part that the URLs of all files share; `-320.avif` or `.webp` follows. */
  readonly src: string;
  /** Pixels of the master. */
  readonly width: number;
  readonly height: number;
  /** A data URI of a few pixels; none for a picture with transparency. */
  readonly blur?: string;
};

// Matches any kind of file with that name, with or without an extension.
declare module '*?thumbnail' {
  const src: PictureFile['src'];
  export default src;
}
declare module '*?picture' {
  const picture: PictureFile;
  export default picture;
}
