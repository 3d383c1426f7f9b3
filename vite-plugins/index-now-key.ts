import { loadEnv, type Plugin } from 'vite';
import { siteKey } from './site-key.ts';

/**
 * Publishes the IndexNow key of the site: the file `/<key>.txt` at the root, by which search engines
 * know that a submission comes from here, and `import.meta.env.VITE_INDEXNOW_KEY` for the page.
 * Without a key there is no file.
 */
export function indexNowKey(): Plugin {
  let key = '';

  return {
    name: 'index-now-key',
    config({ root = process.cwd(), envDir }, { mode }) {
      const env = loadEnv(mode, envDir || root, 'VITE_');
      const { VITE_SUPABASE_URL: hostedUrl = '', VITE_INDEXNOW_KEY = '' } = env;
      key = siteKey({ mode, hostedUrl, key: VITE_INDEXNOW_KEY });
      return { define: { 'import.meta.env.VITE_INDEXNOW_KEY': JSON.stringify(key) } };
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (key === '' || request.url !== `/${key}.txt`) return next();
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.end(key);
      });
    },
    generateBundle() {
      const isSite = this.environment.config.consumer === 'client';
      if (isSite && key !== '') {
        this.emitFile({ type: 'asset', fileName: `${key}.txt`, source: key });
      }
    },
  };
}
