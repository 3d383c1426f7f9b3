/** Kinds of files that a picture may be. A photograph stands before the WebP that it replaces. */
const extensions = ['jpg', 'jpeg', 'png', 'avif', 'webp'];

type Resolve = (file: string) => Promise<{ id: string } | null>;

/**
 * The file behind `./van?picture`, whatever its extension; nothing where the import names one.
 * Throws when there is no such file.
 */
export async function findPicture(source: string, resolve: Resolve): Promise<string | undefined> {
  const [name = '', query] = source.split('?');
  if (query !== 'picture' || extensions.includes(name.split('.').at(-1) ?? '')) return undefined;
  for (const extension of extensions) {
    const found = await resolve(`${name}.${extension}?picture`);
    if (found) return found.id;
  }
  throw new Error(`There is no picture ${name}.webp (or .${extensions.slice(0, -1).join(', .')})`);
}
