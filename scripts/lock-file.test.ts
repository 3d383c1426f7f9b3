import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

const lockText = readFileSync('package-lock.json', 'utf8');
const { packages }: { packages: Record<string, Package> } = JSON.parse(lockText);

function isLocked(name: string, folder: string): boolean {
  const parts = folder.split('/node_modules/');
  const found = parts.map((_, depth) => `${parts.slice(0, depth + 1).join('/node_modules/')}/`);
  return ['', ...found].some((parent) => `${parent}node_modules/${name}` in packages);
}

test('the lock file has the native packages of every platform, so "npm ci" works everywhere', () => {
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(name, folder))
      .map((name) => `${name} of ${folder}`),
  );
  expect(missing).toEqual([]);
});

test('the lock file names no registry', () => {
  expect(lockText).not.toContain('"resolved"');
});
