import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { type Master, describeMaster } from './describe-master.ts';
import { findPicture } from './find-picture.ts';
import { pictureSteps } from './picture-settings.ts';
import { servePictures } from './serve-pictures.ts';
import { writePictures } from './write-pictures.ts';

const folder = 'assets/pictures';
const query = /[?&](?:picture|thumbnail)\b/;

/**
 * `./luna?picture` gives what `ui/pictures/picture.tsx` needs to show `luna.jpg` or another type;
 * `?thumbnail` its `src` alone. URLs depend on the master alone, so pages drawn while building name
 * the same files.
 */
export function pictures(): Plugin {
  const masters = new Map<string, Master>();
  let config: ResolvedConfig;
  const cache = () => join(config.root, 'node_modules/.cache/pictures');

  return {
    name: 'pictures',
    enforce: 'pre',
    config: () => ({
      define: { __PICTURE_STEPS__: JSON.stringify(pictureSteps) },
    }),
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: {
      filter: { id: query },
      handler(source, importer) {
        return findPicture(source, (file) => this.resolve(file, importer, { skipSelf: true }));
      },
    },
    load: {
      filter: { id: query },
      async handler(id) {
        const master = await describeMaster(id.replace(/\?.*/, ''), cache());
        masters.set(master.id, master);
        const baseUrl = `${config.base}${folder}/`;
        const content = id.includes('?thumbnail')
          ? `${baseUrl}${master.id}`
          : toPictureFile(master, baseUrl);
        return { code: `export default ${JSON.stringify(content)}`, moduleType: 'js' };
      },
    },
    configureServer(server) {
      server.middlewares.use(`/${folder}`, servePictures(masters, cache()));
    },
    async writeBundle({ dir }) {
      if (!dir || this.environment.name !== 'client' || masters.size === 0) return;
      const start = Date.now();
      const counts = await writePictures([...masters.values()], cache(), join(dir, folder));
      config.logger.info(
        `${masters.size} pictures: ${counts.written} files, ${counts.encoded} of them new, ${seconds(start)} s`,
      );
    },
  };
}

function toPictureFile({ id, width, height, blur }: Master, baseUrl: string): PictureFile {
  return { src: `${baseUrl}${id}`, width, height, ...(blur && { blur }) };
}

function seconds(start: number): string {
  return ((Date.now() - start) / 1000).toFixed(1);
}
