import { expect, test } from 'vitest';
import { findPicture } from './find-picture.ts';

const folderWith =
  (...names: string[]) =>
  (file: string) =>
    Promise.resolve(names.includes(file) ? { id: `/site/${file}` } : null);

test.each(['jpg', 'jpeg', 'png', 'avif', 'webp'])('a name alone finds a file .%s', async (kind) => {
  const folder = folderWith(`./van.${kind}?picture`);
  expect(await findPicture('./van?picture', folder)).toBe(`/site/./van.${kind}?picture`);
});

test('a photograph stands before the WebP that it replaces', async () => {
  const folder = folderWith('./van.webp?picture', './van.jpg?picture');
  expect(await findPicture('./van?picture', folder)).toBe('/site/./van.jpg?picture');
});

test('a name with an extension is left to the bundler', async () => {
  expect(await findPicture('./van.webp?picture', folderWith())).toBeUndefined();
});

test('a missing picture is named', async () => {
  await expect(findPicture('./van?picture', folderWith())).rejects.toThrow('./van.webp');
});
