import { expect, test } from 'vitest';
import { findLazyFiles, findScripts, findStyleSheets } from './module-graph';

const page = 'src/pages/locations/location-page.tsx';
const manifest = {
  'index.html': { file: 'assets/main.js', imports: ['_frame.js'], css: ['assets/main.css'] },
  '_frame.js': { file: 'assets/frame.js', dynamicImports: ['src/ui/toaster.tsx'] },
  'src/ui/toaster.tsx': { file: 'assets/toaster.js', imports: ['_frame.js'] },
  [page]: {
    file: 'assets/location-page.js',
    imports: ['_frame.js', '_area.js'],
    dynamicImports: ['src/content/cities/arvada.ts', 'src/content/cities/golden.ts'],
    assets: ['assets/location-page.css', 'assets/map.webp'],
  },
  '_area.js': { file: 'assets/area.js', imports: ['_frame.js'] },
  'src/content/cities/arvada.ts': { file: 'assets/arvada.js', imports: ['_words.js'] },
  'src/content/cities/golden.ts': { file: 'assets/golden.js' },
  '_words.js': { file: 'assets/words.js' },
};

test('a page needs the entry, its imports and its own record, each once', () => {
  expect(findScripts(manifest, { path: '/locations/arvada', module: page })).toEqual([
    'assets/main.js',
    'assets/location-page.js',
    'assets/frame.js',
    'assets/area.js',
    'assets/arvada.js',
    'assets/words.js',
  ]);
});

test('a page does not need code that loads on demand', () => {
  const scripts = findScripts(manifest, { path: '/locations/nowhere', module: page });
  expect(scripts).toHaveLength(4);
  expect(scripts).not.toContain('assets/toaster.js');
});

test('throws for a page whose module is not in the build', () => {
  expect(() => findScripts(manifest, { path: '/', module: 'src/pages/gone.tsx' })).toThrow(/gone/);
});

test('finds the style sheets of the entry', () => {
  expect(findStyleSheets(manifest)).toEqual(['assets/main.css']);
});

test('finds what a page loads later, and its own style sheets, without what the frame loads later', () => {
  expect(findLazyFiles(manifest, { module: page })).toEqual([
    'assets/location-page.js',
    'assets/area.js',
    'assets/arvada.js',
    'assets/words.js',
    'assets/golden.js',
    'assets/location-page.css',
  ]);
});
