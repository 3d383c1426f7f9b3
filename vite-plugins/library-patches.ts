import { resolve } from 'node:path';
import type { Plugin } from 'vite';

type Patch = {
  readonly file: RegExp;
  readonly find: RegExp;
  readonly replacement: string;
};

const productionRouter = 'node_modules/react-router/dist/production/index.mjs';

const patches: readonly Patch[] = [
  {
    // The security policy refuses the style element that the library writes when it is loaded;
    // src/ui/toaster.tsx adopts the same rules.
    file: /\/node_modules\/sonner\/dist\/index\.mjs$/,
    find: /^__insertCSS\(".*"\);$/m,
    replacement: '',
  },
  {
    // Said at build time, the bundler leaves out everything for React 18 and older: 1.4 KiB on every page.
    file: /\/node_modules\/react-helmet-async\/lib\/index\.esm\.js$/,
    find: /^var isReact19 = major >= 19;$/m,
    replacement: 'const isReact19 = true;',
  },
];

/** Takes out of libraries what this site must not or need not serve. */
export function libraryPatches(): Plugin {
  return {
    name: 'library-patches',
    apply: 'build',
    // The package gives browsers its development build, whatever the mode.
    config: ({ root = '.' }) => ({
      resolve: {
        alias: [{ find: /^react-router$/, replacement: resolve(root, productionRouter) }],
      },
    }),
    transform: {
      filter: { id: patches.map(({ file }) => file) },
      handler(code, id) {
        const patch = patches.find(({ file }) => file.test(id));
        if (!patch) return null;
        const { find, replacement } = patch;
        const patched = code.replace(find, replacement);
        if (patched === code) throw new Error(`There is nothing to patch in ${id} any more`);
        return { code: patched, map: null };
      },
    },
  };
}
