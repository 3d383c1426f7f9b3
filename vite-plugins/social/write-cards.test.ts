// @vitest-environment node
import { mkdir, mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { writeCards } from './write-cards';

const card = {
  path: '/services/full-groom',
  eyebrow: 'At your door in Denver',
  headline: 'Full Groom',
  fact: 'from $7',
  picture: 'photos/pet',
  pictured: 'A white dog',
};

async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'social-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'photos'));
  const folders = { content: folder, cache: join(folder, 'cache'), output: join(folder, 'dist') };
  return {
    folders,
    file: join(folders.output, 'social/services-full-groom.jpg'),
    drawn: async () => (await readdir(folders.cache)).length,
    write: (changes: Partial<typeof card> = {}) =>
      writeCards([{ ...card, ...changes }], 'Alpenglow', folders),
    addPicture: (extension: string, background: string) =>
      plainPicture(background).toFile(join(folder, `${card.picture}.${extension}`)),
  };
}

function plainPicture(background: string) {
  return sharp({ create: { width: 900, height: 1200, channels: 3, background } });
}

async function colorInArch(file: string, top = 330): Promise<readonly number[]> {
  const spot = { left: 900, top, width: 20, height: 20 };
  const { channels } = await sharp(await sharp(file).extract(spot).toBuffer()).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

test('a card is a JPEG of 1200 x 630 below 100 kB, with its picture', async () => {
  const { addPicture, file, write } = await setup();
  await addPicture('webp', '#00ff00');
  await write();
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect((await stat(file)).size).toBeLessThan(100_000);
  const [red = 255, green = 0] = await colorInArch(file);
  expect(green).toBeGreaterThan(200);
  expect(red).toBeLessThan(50);
});

test.each(['jpg', 'avif'])('a .%s photograph replaces the WebP of a card', async (extension) => {
  const { addPicture, file, write } = await setup();
  await addPicture('webp', '#00ff00');
  await addPicture(extension, '#ff0000');
  await write();
  const [red = 0, green = 255] = await colorInArch(file);
  expect(red).toBeGreaterThan(200);
  expect(green).toBeLessThan(50);
});

test('a card turns a photograph upright', async () => {
  const { addPicture, file, folders, write } = await setup();
  // Red above, green below, once the orientation of the camera is applied.
  const halves = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#ff0000' } })
    .composite([
      {
        input: { create: { width: 600, height: 900, channels: 3, background: '#00ff00' } },
        left: 600,
        top: 0,
      },
    ])
    .withMetadata({ orientation: 6 });
  await addPicture('webp', '#0000ff');
  await halves.jpeg().toFile(join(folders.content, `${card.picture}.jpg`));
  await write();
  const [red = 0, green = 255] = await colorInArch(file, 180);
  expect(red).toBeGreaterThan(200);
  expect(green).toBeLessThan(50);
  expect((await colorInArch(file, 480))[1]).toBeGreaterThan(200);
});

test('the error names a missing picture', async () => {
  const { write } = await setup();
  await expect(write()).rejects.toThrow('photos/pet.webp');
});

test('a card is drawn once until its words or its picture change', async () => {
  const { addPicture, drawn, file, write } = await setup();
  await addPicture('webp', '#00ff00');
  await write();
  await write({ pictured: 'A white dog with a bow' });
  expect(await drawn()).toBe(1);
  const images = [await readFile(file)];
  for (const changes of [
    { eyebrow: 'At the curb' },
    { headline: 'Half Groom' },
    { fact: 'from $9' },
  ]) {
    await write(changes);
    images.push(await readFile(file));
  }
  expect(new Set(images.map((image) => image.toString('base64'))).size).toBe(4);
  expect(await drawn()).toBe(4);
  await addPicture('webp', '#ffffff');
  await write();
  expect(await drawn()).toBe(5);
});
