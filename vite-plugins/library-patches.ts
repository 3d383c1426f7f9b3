import type { Plugin } from 'vite';

export function libraryPatches(): Plugin {
  return {
    name: 'library-patches',
    apply: 'build',
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
