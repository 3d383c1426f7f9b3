import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const productionRouter = 'node_modules/react-router/dist/production/index.mjs';

export function libraryPatches(): Plugin {
  return {
    name: 'library-patches',
    apply: 'build',
    // The package gives browsers its development build in every mode.
    config: ({ root = '.' }) => ({
      resolve: {
        alias: [{ find: /^react-router$/, replacement: resolve(root, productionRouter) }],
      },
    }),
    transform: {
      filter: { id: /\/node_modules\/sonner\/dist\/index\.mjs$/ },
      // The security policy refuses the style element that the library writes when it is loaded;
      // src/ui/toaster.tsx adopts the same rules.
      handler(code, id) {
        const patched = code.replace(/^__insertCSS\(".*"\);$/m, '');
        if (patched === code) throw new Error(`There is nothing to patch in ${id} any more`);
        return { code: patched, map: null };
      },
    },
  };
}
