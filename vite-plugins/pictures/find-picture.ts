/** A photograph comes before the WebP that it replaces. */
const extensions = ['jpg', 'jpeg', 'png', 'avif', 'webp'];

type Resolve = (file: string) => Promise<{ id: string } | null>;

/** Of `./van?picture`; undefined where the import has an extension. Throws if there is none. */
export async function findPicture(source: string, resolve: Resolve): Promise<string | undefined> {
  const [name = '', query] = source.split('?');
  if (query !== 'picture' || extensions.includes(name.split('.').at(-1) ?? '')) return undefined;
  for (const extension of extensions) {
    const found = await resolve(`${name}.${extension}?picture`);
    if (found) return found.id;
  }
  throw new Error(`There is no picture ${name}.webp (or .${extensions.slice(0, -1).join(', .')})`);
}
