/**
 * The pictures of a folder, each by the name of its file. A photograph laid beside the WebP file of
 * the same name takes its place. Asking for one that is not there throws, and names the file.
 */
export function picturesIn<File extends PictureFile | string>(
  folder: string,
  files: Readonly<Record<string, File>>,
) {
  const photographsLast = Object.entries(files).toSorted(
    ([a], [b]) => Number(b.endsWith('.webp')) - Number(a.endsWith('.webp')),
  );
  const byName = new Map(photographsLast.map(([file, picture]) => [nameOf(file), picture]));

  return (name: string): File => {
    const picture = byName.get(name);
    if (!picture)
      throw new Error(`There is no picture src/content/${folder}/${name}.webp (or .jpg)`);
    return picture;
  };
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'));
}
