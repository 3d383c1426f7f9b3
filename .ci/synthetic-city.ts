import { readFileSync } from 'node:fs';

const folder = 'src/content/locations/cities';

/** The path and the text of the record of a city that does not exist, made from one that does. */
export function syntheticCity(name: string, slug: string): [path: string, text: string] {
  const record = readFileSync(`${folder}/arvada.ts`, 'utf8').replaceAll('Arvada', name);
  return [`${folder}/${slug}.ts`, record];
}
