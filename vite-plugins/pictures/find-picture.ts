/** A photograph comes before the WebP that it replaces. */
export const pictureExtensions = ['jpg', 'jpeg', 'png', 'avif', 'webp'];

type Resolve = (file: string) => Promise<{ id: string } | null>;

/** Finds the file of `./van?picture`. It is undefined where the import has an extension, and throws if there is none. */
export async function findPicture(source: string, resolve: Resolve): Promise<string | undefined> {
  const [name = '', query] = source.split('?');
  if (query !== 'picture' || pictureExtensions.includes(name.split('.').at(-1) ?? ''))
    return undefined;
  for (const extension of pictureExtensions) {
    const found = await resolve(`${name}.${extension}?picture`);
    if (found) return found.id;
  }
  throw missingPicture(name);
}

export function missingPicture(name: string): Error {
  const others = pictureExtensions.filter((extension) => extension !== 'webp');
  return new Error(`There is no picture ${name}.webp (or .${others.join(', .')})`);
}
