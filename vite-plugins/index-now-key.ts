import { type Plugin, loadEnv } from 'vite';
import { demoKeys, demoMode } from './demo.ts';
import { plainError } from './plain-error.ts';

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

type KeySettings = {
  readonly mode: string;
  /** VITE_SUPABASE_URL: a site without it talks to the embedded backend. */
  readonly hostedUrl: string;
  readonly key: string;
};

/**
 * The embedded backend has a key of its own. Throws for a form that the protocol does not allow.
 */
export function siteKey({ mode, hostedUrl, key }: KeySettings): string {
  const isEmbedded = mode === demoMode || hostedUrl === '';
  if (key === '') return isEmbedded ? demoKeys.indexNow : '';
  // https://indexnow.org/documentation
  if (!/^[a-zA-Z0-9-]{8,128}$/.test(key)) {
    throw plainError('VITE_INDEXNOW_KEY must be 8 to 128 letters, digits or hyphens.');
  }
  return key;
}
