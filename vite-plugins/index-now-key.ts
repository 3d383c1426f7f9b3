import { type Plugin, loadEnv } from 'vite';
import { siteKey } from './site-key.ts';

/**
 * Also publishes `/<key>.txt`, by which search engines recognize the site; nothing without a key.
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
