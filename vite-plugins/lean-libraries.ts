import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const question =
  'var major = parseInt(React2.version.split(".")[0], 10);\nvar isReact19 = major >= 19;';

const router = createRequire(import.meta.url).resolve('react-router/package.json');
const production = join(dirname(router), 'dist/production');

/** Takes out of two libraries what no page runs, and the bundler cannot know of. */
export function leanLibraries(): Plugin[] {
  return [
    {
      name: 'router-for-production',
      apply: 'build',
      // The router's package names its files for development alone, with their warnings.
      config: () => ({
        resolve: {
          alias: [
            { find: /^react-router$/, replacement: join(production, 'index.mjs') },
            { find: /^react-router\/dom$/, replacement: join(production, 'dom-export.mjs') },
          ],
        },
      }),
      transform: {
        filter: { id: /\/react-router\/dist\/production\/.+\.mjs$/ },
        // Drops names for developer tools, and marks calls without effect, which would keep the data router's forms.
        handler: (code) => ({
          code: code
            .replace(/^\w+\.displayName = ".+";$/gm, '')
            .replace(/ = (React\d*\.forwardRef\()/g, ' = /* @__PURE__ */ $1'),
          map: null,
        }),
      },
    },
    {
      name: 'helmet-for-react-19',
      apply: 'build',
      transform: {
        filter: { id: /\/react-helmet-async\/lib\/index\.esm\.js$/ },
        // Helmet asks at each start which React there is. Answered here, its half for older ones goes.
        handler(code) {
          if (!code.includes(question)) this.error('react-helmet-async asks in other words');
          return { code: code.replace(question, 'const isReact19 = true;'), map: null };
        },
      },
    },
  ];
}
