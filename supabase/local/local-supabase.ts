import { type Plugin, type UserConfig, type ViteDevServer, loadEnv } from 'vite';
import { demoMode, localKeys } from './local-keys.ts';
import { mountBackend } from './mount-backend.ts';

/** Gives `dev` and `preview` a backend, unless the environment names a hosted project. */
export function localSupabase(): Plugin {
  let hostedUrl = '';
  let indexNowKey = '';

  return {
    name: 'local-supabase',
    apply: () => !process.env['VITEST'],
    config({ root = process.cwd(), envDir }, { mode }) {
      const env = loadEnv(mode, envDir || root, 'VITE_');
      const { VITE_SUPABASE_URL: url = '', VITE_INDEXNOW_KEY: ownKey = '' } = env;
      hostedUrl = mode === demoMode ? '' : url;
      indexNowKey = ownKey || (hostedUrl ? '' : localKeys.indexNow);
      return hostedUrl
        ? { server: privateFolder }
        : { server: privateFolder, define: embeddedSettings(indexNowKey) };
    },
    configureServer(server) {
      serveKeyFile(server, indexNowKey);
      return mountBackend(server, hostedUrl);
    },
    configurePreviewServer: (server) => mountBackend(server, hostedUrl),
  };
}

// an empty URL means the page's own origin
function embeddedSettings(indexNowKey: string) {
  return {
    'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(''),
    'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(localKeys.publishable),
    'import.meta.env.VITE_INDEXNOW_KEY': JSON.stringify(indexNowKey),
  };
}

/** The development server has no files of a build, among them the key of IndexNow. */
function serveKeyFile({ middlewares }: ViteDevServer, key: string): void {
  middlewares.use((request, response, next) => {
    if (key === '' || request.url !== `/${key}.txt`) return next();
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    response.end(key);
  });
}

// The dev server serves any file below the root, and this folder holds visitors' rows. Our list replaces Vite's, so
// Vite's patterns are repeated.
const privateFiles = '**/supabase/.temp/**';
const privateFolder = {
  fs: {
    deny: [
      privateFiles,
      '.env',
      '.env.*',
      '*.{crt,pem,key,p12,pfx,cer,der}',
      '.npmrc',
      '.yarnrc.yml',
      '**/.git/**',
    ],
  },
  watch: { ignored: [privateFiles] },
} satisfies UserConfig['server'];
