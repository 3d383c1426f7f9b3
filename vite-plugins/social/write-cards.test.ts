// @vitest-environment node
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
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
  picture: 'pet.webp',
  pictured: 'A white dog',
};

async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'social-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const folders = { content: folder, cache: join(folder, 'cache'), output: join(folder, 'dist') };
  return {
    folders,
    file: join(folders.output, 'social/services-full-groom.jpg'),
    drawn: async () => (await readdir(folders.cache)).length,
    write: (changes: Partial<typeof card> = {}) =>
      writeCards([{ ...card, ...changes }], 'Alpenglow', folders),
    addPicture: (background: string) =>
      sharp({ create: { width: 900, height: 1200, channels: 3, background } })
        .webp()
        .toFile(join(folder, card.picture)),
  };
}

async function colorInArch(file: string): Promise<readonly number[]> {
  const spot = { left: 900, top: 330, width: 20, height: 20 };
  const { channels } = await sharp(await sharp(file).extract(spot).toBuffer()).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

test('a card is a JPEG of 1200 x 630 below 100 kB, with or without its picture', async () => {
  const { addPicture, file, write } = await setup();
  await write();
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect((await stat(file)).size).toBeLessThan(100_000);

  await addPicture('#00ff00');
  await write();
  expect((await stat(file)).size).toBeLessThan(100_000);
  const [red = 255, green = 0] = await colorInArch(file);
  expect(green).toBeGreaterThan(200);
  expect(red).toBeLessThan(50);
});

test.each([{ eyebrow: 'At the curb' }, { headline: 'Half Groom' }, { fact: 'from $9' }])(
  'other words are drawn as another image: %o',
  async (changes) => {
    const { file, write } = await setup();
    await write();
    const first = await readFile(file);
    await write(changes);
    expect((await readFile(file)).equals(first)).toBe(false);
  },
);

test('it is drawn once, until its words or its picture change', async () => {
  const { addPicture, drawn, write } = await setup();
  await write();
  await write({ pictured: 'A white dog with a bow' });
  expect(await drawn()).toBe(1);
  await write({ fact: 'from $9' });
  expect(await drawn()).toBe(2);
  await addPicture('#ffffff');
  await write();
  expect(await drawn()).toBe(3);
});
