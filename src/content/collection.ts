type Slugged<T> = T & { readonly slug: string };

/** A folder of records becomes a list; the file name is the slug, so it is never typed twice. */
export function collection<T extends object>(
  files: Readonly<Record<string, T>>,
): readonly Slugged<T>[] {
  return Object.entries(files).map(([file, record]) => ({ ...record, slug: slugFromFile(file) }));
}

function slugFromFile(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.ts'));
}
