import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type InlineConfig, build, createServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictures } from './pictures.ts';

const site = await mkdtemp(join(tmpdir(), 'pictures-'));
const messages: string[] = [];
const note = (text: string) => void messages.push(text);

const config: InlineConfig = {
  root: site,
  configFile: false,
  plugins: [pictures()],
  customLogger: {
    info: note,
    warn: note,
    warnOnce: note,
    error: note,
    clearScreen: () => undefined,
    hasErrorLogged: () => false,
    hasWarned: false,
  },
};
const photos = `import.meta.glob('./photos/*.{webp,jpg}', { query: '?picture', import: 'default', eager: true })`;

beforeAll(async () => {
  await mkdir(join(site, 'photos'));
  const gray = { create: { width: 320, height: 200, channels: 3, background: '#888' } } as const;
  await sharp(gray).jpeg().toFile(join(site, 'photos/max.jpg'));
  await writeFile(join(site, 'index.html'), '<script type="module" src="/main.js"></script>');
  await writeFile(
    join(site, 'main.js'),
    `import thumbnail from './photos/max.jpg?thumbnail';
     export const photos = ${photos}; export { thumbnail }; globalThis.photos = [photos, thumbnail];`,
  );
});
afterAll(() => rm(site, { recursive: true }));

const widths = [64, 96, 128, 160, 240, 320];

async function builtFiles() {
  messages.length = 0;
  await build(config);
  const files = await readdir(join(site, 'dist/assets/pictures'));
  return { files, said: messages.find((text) => text.includes('pictures: ')) };
}

test('build, server rendering and development use the same files, encoded once', async () => {
  const { files, said } = await builtFiles();
  expect(said).toMatch(/^1 pictures: 7 files, 7 of them new/);
  expect((await builtFiles()).said).toMatch(/^1 pictures: 7 files, 0 of them new/);

  const server = await createServer({ ...config, server: { port: 0 } });
  const module = await server.ssrLoadModule('/main.js');
  const picture: PictureFile = module['photos']['./photos/max.jpg'];
  const expected = [
    ...widths.map((width) => `${picture.src}-${width}.avif`),
    `${picture.src}.webp`,
  ];
  expect(picture).toMatchObject({ width: 320, height: 200 });
  expect(files.map((name) => `/assets/pictures/${name}`).toSorted()).toEqual(expected.toSorted());
  expect(module['thumbnail']).toBe(picture.src);

  await server.listen();
  const address = server.resolvedUrls?.local[0] ?? '';
  const served = await fetch(new URL(`${picture.src}-160.avif`, address));
  expect(served.headers.get('content-type')).toBe('image/avif');
  const built = await readFile(join(site, `dist${picture.src}-160.avif`));
  expect(Buffer.from(await served.arrayBuffer())).toEqual(built);
  const fallback = await fetch(new URL(`${picture.src}.webp`, address));
  expect(fallback.headers.get('content-type')).toBe('image/webp');
  const unknown = await fetch(new URL(`${picture.src}-161.avif`, address));
  expect(unknown.status).toBe(404);
  await server.close();
});
