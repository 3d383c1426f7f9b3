import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { fallbackWidth, pictureWidths } from '../../src/ui/pictures/picture-widths.ts';
import type { Master } from './describe-master.ts';
import { writeAtomically } from './picture-cache.ts';
import { type PictureFormat, encodings, pictureSteps } from './picture-settings.ts';

export type Rendition = { readonly width: number; readonly format: PictureFormat };

export function listRenditions(master: Master): readonly Rendition[] {
  return [
    ...pictureWidths(master, pictureSteps).map((width) => ({ width, format: 'avif' as const })),
    { width: Math.min(fallbackWidth, master.width), format: 'webp' },
  ];
}

/** `poodle-rino-after-1a2b3c4d5e-320.avif`, and `poodle-rino-after-1a2b3c4d5e.webp` */
export function renditionName({ id }: Master, { width, format }: Rendition): string {
  return format === 'avif' ? `${id}-${width}.avif` : `${id}.webp`;
}

/** Makes the files that the cache lacks: upright, sRGB, without metadata. Returns their number. */
export async function encodeMaster(
  master: Master,
  renditions: readonly Rendition[],
  cache: string,
): Promise<number> {
  const cachePath = (rendition: Rendition) => join(cache, renditionName(master, rendition));
  const missing = renditions.filter((rendition) => !existsSync(cachePath(rendition)));
  if (missing.length === 0) return 0;

  const { data, info } = await decode(master, Math.max(...missing.map(({ width }) => width)));
  for (const rendition of missing) {
    const { width, format } = rendition;
    const image = sharp(data, { raw: info }).resize({ width });
    await writeAtomically(cachePath(rendition), await image[format](encodings[format]).toBuffer());
  }
  return missing.length;
}

/** Decoded once for all files, no larger than the largest of them. */
function decode({ file }: Master, width: number) {
  return sharp(file)
    .autoOrient()
    .resize({ width })
    .toColorspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
}
