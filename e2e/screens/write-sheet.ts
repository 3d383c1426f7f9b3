import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { type Shot, shotFolder, toShot } from './shot-file';

const sheet = fileURLToPath(new URL('../../docs/screens.webp', import.meta.url));
const bytesAllowed = 400 * 1024;
const columns = 3;
const [height, gap, label] = [230, 8, 22];
const widths = new Map([
  [360, 112],
  [768, 172],
  [1280, 368],
]);
const cellWidth = [...widths.values()].reduce((sum, width) => sum + width + gap, 3 * gap);
const cellHeight = height + label + 2 * gap;

export default async function writeSheet(): Promise<void> {
  const files = (await readdir(shotFolder)).toSorted();
  const shots = files.map((file) => ({ file, ...toShot(file) }));
  const count = new Set(shots.map(({ index }) => index)).size;
  const pictures = await Promise.all(
    shots.map(async (shot) => ({
      input: await sharp(join(shotFolder, shot.file))
        .resize(widths.get(shot.width), height, { fit: 'cover', position: 'top' })
        .toBuffer(),
      ...toCell(shot),
    })),
  );
  const labels = shots
    .filter(({ width }) => width === 360)
    .map((shot) => {
      const { left, top } = toCell(shot);
      return `<text x="${left}" y="${top - 7}">${shot.name}</text>`;
    });
  const size = { width: columns * cellWidth, height: Math.ceil(count / columns) * cellHeight };
  const text = `<svg width="${size.width}" height="${size.height}" font-family="sans-serif" font-size="14" fill="#211733">${labels.join('')}</svg>`;
  const drawn = await sharp({ create: { ...size, channels: 3, background: '#eaded1' } })
    .composite([...pictures, { input: Buffer.from(text), left: 0, top: 0 }])
    .png()
    .toBuffer();
  await writeFile(sheet, await smallEnough(drawn));
  await rm(shotFolder, { recursive: true });
}

function toCell({ index, width }: Shot) {
  const earlier = [...widths].filter(([other]) => other < width);
  return {
    left: (index % columns) * cellWidth + earlier.reduce((sum, [, each]) => sum + each + gap, gap),
    top: Math.floor(index / columns) * cellHeight + label + gap,
  };
}

async function smallEnough(picture: Buffer, quality = 84): Promise<Buffer> {
  const encoded = await sharp(picture).webp({ quality, effort: 6 }).toBuffer();
  return encoded.length <= bytesAllowed ? encoded : smallEnough(picture, quality - 4);
}
