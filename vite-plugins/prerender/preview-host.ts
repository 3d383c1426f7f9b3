import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { plainError } from '../../supabase/local/process/plain-error.ts';
import { headersFor, pageFile } from './host-files.ts';

export const buildFirst =
  'There are no built pages yet. Build the demo first: npm run build -- --mode demo';

/** Serves files at their paths, with the headers of the host and real 404s. */
export function previewHost(): Plugin {
  return {
    name: 'preview-host',
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir);
      if (!existsSync(join(folder, '_headers'))) throw plainError(buildFirst);
      middlewares.use(answerFrom(folder));
    },
  };
}

function answerFrom(folder: string): Connect.NextHandleFunction {
  const isFile = (path: string) =>
    statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() ?? false;

  return (request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const rules = readFileSync(join(folder, '_headers'), 'utf8');
    for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);

    const page = pageFile(pathname);
    const canonical = canonicalPath(pathname);
    if (canonical !== pathname && isFile(pageFile(canonical))) {
      response.writeHead(308, { location: canonical + search }).end();
    } else if (isFile(page)) {
      request.url = `/${page}${search}`;
      next();
    } else if (isFile(pathname) && !pathname.startsWith('/_')) {
      next();
    } else {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(readFileSync(join(folder, '404.html')));
    }
  };
}

/** `/services/` and `/services.html` are aliases of `/services`. */
function canonicalPath(pathname: string): string {
  return pathname.replace(/\/index\.html$|\.html$/, '').replace(/\/+$/, '') || '/';
}
