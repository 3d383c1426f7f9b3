import type { Plugin } from 'vite';

const library = /\/node_modules\/sonner\/dist\/index\.mjs$/;
const insertion = /^__insertCSS\(".*"\);$/m;

/**
 * Leaves out the style element that sonner writes when it is loaded: the security policy refuses
 * it, and src/ui/toaster.tsx imports the same rules as a file.
 */
export function toastStyles(): Plugin {
  return {
    name: 'toast-styles',
    apply: 'build',
    transform: {
      filter: { id: library },
      handler(code) {
        if (!insertion.test(code)) throw new Error('sonner inserts its styles in another way now');
        return { code: code.replace(insertion, ''), map: null };
      },
    },
  };
}
