import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Shot = { readonly index: number; readonly name: string; readonly width: number };

export const shotFolder = fileURLToPath(new URL('../.results/shots', import.meta.url));

export function shotFile({ index, name, width }: Shot): string {
  return join(shotFolder, `${String(index).padStart(2, '0')}_${name}_${width}.png`);
}

export function toShot(file: string): Shot {
  const [index = '', name = '', width = ''] = file.replace(/\.png$/, '').split('_');
  return { index: Number(index), name, width: Number(width) };
}
