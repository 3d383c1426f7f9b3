/** A photograph replaces the WebP of the same name. Throws with a missing file's name. */
export function picturesIn<File extends PictureFile | string>(
  folder: string,
  files: Readonly<Record<string, File>>,
) {
  const photographsLast = Object.entries(files).toSorted(
    ([a], [b]) => Number(b.endsWith('.webp')) - Number(a.endsWith('.webp')),
  );
  const byName = new Map(photographsLast.map(([file, picture]) => [baseName(file), picture]));

  return (name: string): File => {
    const picture = byName.get(name);
    if (!picture)
      throw new Error(`There is no picture src/content/${folder}/${name}.webp (or .jpg)`);
    return picture;
  };
}

function baseName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'));
}
