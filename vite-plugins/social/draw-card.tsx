import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { arch, archMaskSvg, backdropSvg, foregroundSvg } from './backdrop';
import { CardText } from './card-text';
import type { SocialCard } from '@/site/social-cards';
import { socialImageSize } from '@/site/social-image';
import { brandColors } from '@shared/business/brand-colors';

/** JPEG, 1200 x 630. Text is drawn as outlines, so installed fonts do not matter. */
export async function drawCard(card: SocialCard, brand: string, picture: Buffer): Promise<Buffer> {
  const text = await satori(<CardText card={card} brand={brand} />, {
    ...socialImageSize,
    fonts: await fonts(),
  });
  const { data, info } = await scenery(picture, card.isClose);
  return await sharp(data, { raw: info })
    .composite([{ input: Buffer.from(text) }])
    .jpeg({ quality: 85, mozjpeg: true })
    .toBuffer();
}

type Scenery = ReturnType<typeof drawScenery>;

let latest: { picture: Buffer; isClose: boolean; scenery: Scenery } | undefined;

/** Kept for the next card: those of areas differ by name alone. */
function scenery(picture: Buffer, isClose = false): Scenery {
  const isSame = latest?.isClose === isClose && latest.picture.equals(picture);
  if (!latest || !isSame) latest = { picture, isClose, scenery: drawScenery(picture, isClose) };
  return latest.scenery;
}

async function drawScenery(picture: Buffer, isClose: boolean) {
  const layers = [await inArch(picture, isClose), Buffer.from(foregroundSvg())];
  return await sharp(Buffer.from(backdropSvg()))
    .composite(layers.map((input) => ({ input })))
    .flatten({ background: brandColors.dusk })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function inArch(picture: Buffer, isClose: boolean): Promise<Buffer> {
  const { height, left, top, width } = arch;
  const grown = isClose ? 1.5 : 1;
  const [grownWidth, grownHeight] = [Math.round(width * grown), Math.round(height * grown)];
  const cut = await sharp(picture)
    .autoOrient()
    .resize(grownWidth, grownHeight, { fit: 'cover' })
    .extract({ left: (grownWidth - width) / 2, top: grownHeight - height, width, height })
    .toBuffer();
  return await sharp({ create: { ...socialImageSize, channels: 4, background: '#0000' } })
    .composite([
      { input: cut, left, top },
      { input: Buffer.from(archMaskSvg()), blend: 'dest-in' },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const require = createRequire(import.meta.url);
let loaded: Promise<Font[]> | undefined;

/** Static files: satori reads no variable ones. */
function fonts(): Promise<Font[]> {
  loaded ??= Promise.all([
    font('Fraunces', require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff')),
    font('Figtree', require.resolve('@fontsource/figtree/files/figtree-latin-500-normal.woff')),
  ]);
  return loaded;
}

async function font(name: string, file: string): Promise<Font> {
  return { name, data: await readFile(file) };
}
