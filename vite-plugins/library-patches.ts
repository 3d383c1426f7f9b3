import type { Plugin } from 'vite';

type Patch = {
  readonly file: RegExp;
  readonly find: RegExp;
  readonly replacement: string;
};

const patches: readonly Patch[] = [
  {
    // The security policy refuses the style element that the library writes when it is loaded;
    // src/ui/toaster.tsx adopts the same rules.
    file: /\/node_modules\/sonner\/dist\/index\.mjs$/,
    find: /^__insertCSS\(".*"\);$/m,
    replacement: '',
  },
  {
    // Said at build time, the bundler leaves out everything for React 18 and older.
    file: /\/node_modules\/react-helmet-async\/lib\/index\.esm\.js$/,
    find: /^var isReact19 = major >= 19;$/m,
    replacement: 'const isReact19 = true;',
  },
  {
    // The package gives browsers its development build. Its other build differs in this line alone. Another
    // version has another file name, and the page budgets say so.
    file: /\/node_modules\/react-router\/dist\/development\/chunk-6KYCQHYJ\.mjs$/,
    find: /^var ENABLE_DEV_WARNINGS = true;$/m,
    replacement: 'const ENABLE_DEV_WARNINGS = false;',
  },
  {
    // The parts of an icon never change places, so they need no keys, which hardly compress.
    file: /\/node_modules\/lucide-react\/dist\/esm\/icons\/(?!index\.)[\w-]+\.mjs$/,
    find: /,\s*key: "\w+"/g,
    replacement: '',
  },
];

/** Takes out of libraries what this site must not or need not serve. */
export function libraryPatches(): Plugin {
  return {
    name: 'library-patches',
    apply: 'build',
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
