import { basename, join } from 'node:path';
import type { Connect } from 'vite';
import type { Master } from './describe-master.ts';
import { encodeMaster, listRenditions, renditionName } from './encode-master.ts';
import { readIfExists } from './picture-cache.ts';

export function servePictures(
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
      response.statusCode = 404;
      response.end();
      return;
    }
    encodeMaster(master, [rendition], cache)
      .then(() => readIfExists(join(cache, name)))
      .then((bytes) => {
        response.setHeader('content-type', `image/${rendition.format}`);
        response.end(bytes);
      })
      .catch(next);
  };
}
