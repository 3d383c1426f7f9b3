import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { keep, kept } from './picture-cache.ts';
import { encodings, widthsFor } from './picture-settings.ts';

/** A master file and what the site needs to know of it. */
export type Master = {
  readonly file: string;
  /** Name and content hash; the start of the names of its encoded files. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  /** A data URI of 4 x 4 pixels; none for a picture with transparency, where it would shine through. */
  readonly blur?: string;
};

type Description = Pick<Master, 'width' | 'height' | 'blur'>;

// A new release of the encoder, or other settings, make other files.
const recipe = JSON.stringify([encodings, sharp.versions]);

/** Reads a master. Throws, with its name, where the file is no picture. */
export async function describeMaster(file: string, cache: string): Promise<Master> {
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(bytes).update(recipe).digest('hex').slice(0, 10);
  const id = `${parse(file).name.replaceAll(/[^\w-]+/g, '-')}-${hash}`;
  const place = join(cache, `${id}.json`);
  const known = await kept(place);
  const description: Description = known
    ? JSON.parse(known.toString())
    : await measure(bytes, file);
  if (!known) await keep(place, JSON.stringify(description));
  return { file, id, widths: widthsFor(description.width), ...description };
}

async function measure(bytes: Buffer, file: string): Promise<Description> {
  try {
    const image = sharp(bytes);
    const { autoOrient, hasAlpha } = await image.metadata();
    const isOpaque = !hasAlpha || (await image.stats()).isOpaque;
    return { ...autoOrient, ...(isOpaque && { blur: await blurOf(image) }) };
  } catch (cause) {
    throw new Error(`${file} is no picture that can be read`, { cause });
  }
}

const blurSide = 4;

/** The smallest picture there is: a bitmap, whose head is always the same, so that it compresses. */
async function blurOf(image: Sharp): Promise<string> {
  const pixels = await image
    .clone()
    .autoOrient()
    .resize(blurSide, blurSide, { fit: 'fill' })
    .flop()
    .removeAlpha()
    .toColorspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer();
  // Bitmaps run from the last line to the first, and from blue to red: all of it backward.
  const bitmap = Buffer.concat([bitmapHead(pixels.length), pixels.reverse()]);
  return `data:image/bmp;base64,${bitmap.toString('base64')}`;
}

function bitmapHead(size: number): Buffer {
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(head.length + size, 2);
  head.writeUInt32LE(head.length, 10);
  head.writeUInt32LE(40, 14);
  head.writeUInt32LE(blurSide, 18);
  head.writeUInt32LE(blurSide, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  return head;
}
