import { readFileSync } from 'node:fs';

const folder = 'src/content/locations/cities';

// Names that differ as real ones do: a counter would compress to almost nothing.
const starts = 'Aspen Castle Cherry Copper Eagle Granite Maple Pine Silver Stone'.split(' ');
const middles = 'brook burg crest dale ford haven mont ridge view wood'.split(' ');
const ends = 'Acres Falls Grove Heights Hills Junction Mesa Park Springs Village'.split(' ');

export function syntheticCity(name: string): [path: string, text: string] {
  const record = readFileSync(`${folder}/arvada.ts`, 'utf8').replaceAll('Arvada', name);
  return [`${folder}/${name.toLowerCase().replaceAll(' ', '-')}.ts`, record];
}

export function syntheticCities(count: number): Readonly<Record<string, string>> {
  const names = starts.flatMap((start) =>
    middles.flatMap((middle) => ends.map((end) => `${start}${middle} ${end}`)),
  );
  return Object.fromEntries(names.slice(0, count).map(syntheticCity));
}
