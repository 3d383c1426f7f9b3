import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { fallbackWidth, pictureWidths } from '../../src/ui/pictures/picture-widths.ts';
import { readIfExists, writeAtomically } from '../../supabase/local/process/whole-files.ts';
import { type PictureFormat, encodings, pictureSteps } from './picture-settings.ts';

export type Master = {
  readonly file: string;
  /** Name and content hash; start of the encoded files' names. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Data URI of 4 x 4 pixels; none with transparency, where it would show through. */
  readonly blur?: string;
};

type Description = Pick<Master, 'width' | 'height' | 'blur'>;

// Another release of the encoder, or other settings, make other files.
const recipe = JSON.stringify([encodings, sharp.versions, 'webp blur']);

export async function describeMaster(file: string, cache: string): Promise<Master> {
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(bytes).update(recipe).digest('hex').slice(0, 10);
  const id = `${parse(file).name.replaceAll(/[^\w-]+/g, '-')}-${hash}`;
  const path = join(cache, `${id}.json`);
  const known = await readIfExists(path);
  const description: Description = known
    ? JSON.parse(known.toString())
    : await measure(bytes, file);
  if (!known) await writeAtomically(path, JSON.stringify(description));
  return { file, id, ...description };
}

async function measure(bytes: Buffer, file: string): Promise<Description> {
  try {
    const image = sharp(bytes);
    const { autoOrient, hasAlpha } = await image.metadata();
    const isOpaque = !hasAlpha || (await image.stats()).isOpaque;
    return { ...autoOrient, ...(isOpaque && { blur: await makeBlur(image) }) };
  } catch (cause) {
    throw new Error(`${file} is no picture that can be read`, { cause });
  }
}

const blurSide = 4;

async function makeBlur(image: Sharp): Promise<string> {
  const tiny = await image
    .clone()
    .autoOrient()
    .resize(blurSide, blurSide, { fit: 'fill' })
    .removeAlpha()
    .webp({ quality: 50 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

type Rendition = { readonly width: number; readonly format: PictureFormat };

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

  // Decoded once for all files, no larger than the largest of them.
  const { data, info } = await sharp(master.file)
    .autoOrient()
    .resize({ width: Math.max(...missing.map(({ width }) => width)) })
    .toColorspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  for (const rendition of missing) {
    const { width, format } = rendition;
    const image = sharp(data, { raw: info }).resize({ width });
    await writeAtomically(cachePath(rendition), await image[format](encodings[format]).toBuffer());
  }
  return missing.length;
}
