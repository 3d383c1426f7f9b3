import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeMaster, encodeMaster, listRenditions, renditionName } from './describe-master.ts';

let folder = '';
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masters-'));
});
afterAll(() => rm(folder, { recursive: true }));

const plain = (width: number, height: number, background: string) => ({
  create: { width, height, channels: 4, background } as const,
});

function twoHalves(width: number, height: number) {
  const left = { input: plain(width / 2, height, '#f00'), left: 0, top: 0 };
  return sharp(plain(width, height, '#00f')).composite([left]);
}

/** Largest difference in red, green or blue. */
function distance(pixel: readonly number[], color: readonly number[]): number {
  return Math.max(...color.map((part, index) => Math.abs(part - (pixel[index] ?? Number.NaN))));
}

async function readPixels(input: string | Buffer) {
  const { data, info } = await sharp(input)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
}

test('turns a photograph of 12 megapixels upright, converts it to sRGB and drops its metadata', async () => {
  // A photograph as from a phone: rotated pixels, a wide color space, a GPS position.
  await twoHalves(4032, 3024)
    .jpeg({ quality: 90 })
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'An owner' }, IFD3: { GPSLatitude: '39/1 44/1 0/1' } })
    .toFile(at('max.jpg'));
  const original = await sharp(at('max.jpg')).metadata();
  expect([original.orientation, Boolean(original.exif), Boolean(original.icc)]).toEqual([
    6,
    true,
    true,
  ]);

  const master = await describeMaster(at('max.jpg'), at('cache'));
  expect(master).toMatchObject({ width: 3024, height: 4032 });
  const small = [
    { width: 320, format: 'avif' },
    { width: 320, format: 'webp' },
  ] as const;
  expect(await encodeMaster(master, small, at('cache'))).toBe(2);

  for (const rendition of small) {
    const file = at(`cache/${renditionName(master, rendition)}`);
    const { width, height, exif, icc, orientation } = await sharp(file).metadata();
    expect([width, height, orientation ?? 1, exif, icc]).toEqual([
      320,
      427,
      1,
      undefined,
      undefined,
    ]);
    // A quarter turn moves the left side to the top. The red is sRGB, not the wider color space.
    const pixel = await readPixels(file);
    expect(distance(pixel(160, 60), [255, 0, 0])).toBeLessThan(8);
    expect(distance(pixel(160, 360), [0, 0, 255])).toBeLessThan(8);
  }
});

test('does not enlarge a master, and keeps the width of a tiny one', async () => {
  await twoHalves(500, 250).png().toFile(at('small.png'));
  await twoHalves(40, 40).png().toFile(at('tiny.png'));

  expect(await describeMaster(at('small.png'), at('cache'))).toMatchObject({
    width: 500,
    height: 250,
  });
  const tiny = listRenditions(await describeMaster(at('tiny.png'), at('cache')));
  expect(tiny.map(({ width }) => width)).toEqual([40, 40]);
});

test('the blur has the same colors in the same places', async () => {
  await sharp(plain(200, 200, '#00ff00'))
    .composite([
      { input: plain(100, 100, '#ff0000'), left: 0, top: 0 },
      { input: plain(100, 100, '#0000ff'), left: 100, top: 0 },
    ])
    .jpeg()
    .toFile(at('corners.jpg'));
  const { blur = '' } = await describeMaster(at('corners.jpg'), at('cache'));
  const file = Buffer.from(blur.replace('data:image/webp;base64,', ''), 'base64');
  expect(await sharp(file).metadata()).toMatchObject({ width: 4, height: 4 });
  const pixel = await readPixels(file);
  expect(distance(pixel(0, 0), [255, 0, 0])).toBeLessThan(120);
  expect(distance(pixel(3, 0), [0, 0, 255])).toBeLessThan(120);
  expect(distance(pixel(0, 3), [0, 255, 0])).toBeLessThan(120);
  expect(distance(pixel(3, 3), [0, 255, 0])).toBeLessThan(120);
});

test('a transparent picture stays transparent without a blur, and an opaque one with alpha has a blur', async () => {
  const hole = { input: plain(100, 100, '#fff'), left: 0, top: 0, blend: 'dest-out' } as const;
  await twoHalves(300, 300).composite([hole]).webp().toFile(at('pet.webp'));
  await twoHalves(300, 300).webp().toFile(at('opaque.webp'));

  const master = await describeMaster(at('pet.webp'), at('cache'));
  expect(master.blur).toBeUndefined();
  expect((await describeMaster(at('opaque.webp'), at('cache'))).blur).toContain('data:image/webp');

  await encodeMaster(master, listRenditions(master), at('cache'));
  for (const format of ['avif', 'webp'] as const) {
    const file = at(`cache/${renditionName(master, { width: 240, format })}`);
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    expect([info.channels, data[3]]).toEqual([4, 0]);
  }
});

test('a new photograph with the same name gets new file names', async () => {
  await twoHalves(200, 200).png().toFile(at('luna.png'));
  const first = await describeMaster(at('luna.png'), at('cache'));
  await sharp(plain(200, 200, '#0f0'))
    .png()
    .toFile(at('luna.png'));
  const second = await describeMaster(at('luna.png'), at('cache'));

  expect(first.id).toMatch(/^luna-[0-9a-f]{10}$/);
  expect(second.id).toMatch(/^luna-[0-9a-f]{10}$/);
  expect(second.id).not.toBe(first.id);
});

test('the error names a file that is no picture', async () => {
  await writeFile(at('notes.jpg'), 'not a picture');
  await expect(describeMaster(at('notes.jpg'), at('cache'))).rejects.toThrow('notes.jpg');
});
