const all = import.meta.glob<PictureFile>('./photographs/*.{webp,jpg,jpeg,png,avif}', {
  eager: true,
  import: 'default',
  query: '?picture',
});

/** `photographs/maren.jpg` or `photographs/poodle-rino.jpg`: stands beside the paper portrait. */
export function photographOf(name: string, files = all): PictureFile | undefined {
  return Object.entries(files).find(([file]) => file.startsWith(`./photographs/${name}.`))?.[1];
}
