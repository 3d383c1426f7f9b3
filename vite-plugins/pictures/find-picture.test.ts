import { expect, test } from 'vitest';
import { findPicture } from './find-picture.ts';

const folderWith =
  (...names: string[]) =>
  (file: string) =>
    Promise.resolve(names.includes(file) ? { id: `/site/${file}` } : null);

test.each(['jpg', 'jpeg', 'png', 'avif', 'webp'])(
  'finds a .%s file by a name without extension',
  async (kind) => {
    const folder = folderWith(`./van.${kind}?picture`);
    expect(await findPicture('./van?picture', folder)).toBe(`/site/./van.${kind}?picture`);
  },
);

test('finds a photograph before the WebP that it replaces', async () => {
  const folder = folderWith('./van.webp?picture', './van.jpg?picture');
  expect(await findPicture('./van?picture', folder)).toBe('/site/./van.jpg?picture');
});

test('leaves a name with an extension to the bundler', async () => {
  expect(await findPicture('./van.webp?picture', folderWith())).toBeUndefined();
});

test('the error names a missing picture', async () => {
  await expect(findPicture('./van?picture', folderWith())).rejects.toThrow('./van.webp');
});
