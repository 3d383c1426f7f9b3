import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

type Painter = typeof import('./write-site-cards');

// Per process: two builds may run side by side.
const painterFolder = `node_modules/.social-images/${process.pid}`;

/** The drawing code is built first: the records it reads need the plugins of the site. */
export function socialImages(): Plugin {
  return {
    name: 'social-images',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        socialImages: {
          consumer: 'server',
          build: {
            outDir: painterFolder,
            emptyOutDir: true,
            copyPublicDir: false,
            minify: false,
            rolldownOptions: { input: 'vite-plugins/social/write-site-cards.ts' },
          },
        },
      },
    }),
    buildApp: {
      order: 'post',
      async handler({ build, config: { root }, environments: { client, socialImages: painter } }) {
        if (!client || !painter) throw new Error('There is nothing to build');
        if (!client.isBuilt) await build(client);
        await build(painter);
        const folder = resolve(root, painterFolder);
        try {
          const entry = pathToFileURL(join(folder, 'write-site-cards.js')).href;
          const { writeSiteCards }: Painter = await import(entry);
          await writeSiteCards({
            content: join(root, 'src/content'),
            cache: join(root, 'node_modules/.cache/social-images'),
            output: resolve(root, client.config.build.outDir),
          });
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      },
    },
  };
}
