import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import type { Connect, Plugin, ResolvedConfig } from 'vite';
import {
  type Master,
  describeMaster,
  encodeMaster,
  listRenditions,
  renditionName,
} from './describe-master.ts';
import { findPicture } from './find-picture.ts';
import { pictureSteps } from './picture-settings.ts';

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
    config: () => ({ define: { __PICTURE_STEPS__: JSON.stringify(pictureSteps) } }),
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
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      config.logger.info(
        `${masters.size} pictures: ${counts.written} files, ${counts.encoded} of them new, ${seconds} s`,
      );
    },
  };
}

function toPictureFile({ id, width, height, blur }: Master, baseUrl: string): PictureFile {
  return { src: `${baseUrl}${id}`, width, height, ...(blur && { blur }) };
}

function servePictures(
  masters: ReadonlyMap<string, Master>,
  cache: string,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const name = basename(request.url ?? '').replace(/\?.*/, '');
    const master =
      masters.get(name.replace(/\.webp$/, '')) ?? masters.get(name.replace(/-\d+\.avif$/, ''));
    const rendition =
      master && listRenditions(master).find((one) => renditionName(master, one) === name);
    if (!rendition) {
      response.writeHead(404).end();
      return;
    }
    encodeMaster(master, [rendition], cache)
      .then(() => readFile(join(cache, name)))
      .then((bytes) => {
        response.setHeader('content-type', `image/${rendition.format}`);
        response.end(bytes);
      })
      .catch(next);
  };
}

async function writePictures(
  masters: readonly Master[],
  cache: string,
  folder: string,
): Promise<{ written: number; encoded: number }> {
  const waiting = masters.values();
  const counts = { written: 0, encoded: 0 };
  await mkdir(folder, { recursive: true });

  async function work(): Promise<void> {
    for (const master of waiting) {
      const renditions = listRenditions(master);
      const encoded = await encodeMaster(master, renditions, cache);
      const names = renditions.map((rendition) => renditionName(master, rendition));
      await Promise.all(names.map((name) => copyFile(join(cache, name), join(folder, name))));
      counts.encoded += encoded;
      counts.written += names.length;
    }
  }
  // Each processor has one picture: encoding keeps it busy.
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return counts;
}
