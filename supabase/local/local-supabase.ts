import { loadEnv, type Plugin, type UserConfig } from 'vite';
import { localKeys } from './local-keys.ts';
import { mountBackend } from './mount-backend.ts';
import { plainError } from './plain-error.ts';
import { buildProblem, demoMode } from './production-check.ts';

/**
 * Gives `dev` and `preview` a backend at /rest/v1 and /functions/v1, unless the environment names a
 * hosted project. Never part of a build, whose settings it checks; absent from unit tests.
 */
export function localSupabase(): Plugin {
  let hostedUrl = '';

  return {
    name: 'local-supabase',
    apply: () => !process.env['VITEST'],
    config({ root = process.cwd(), envDir }, { command, mode }) {
      const env = loadEnv(mode, envDir || root, 'VITE_');
      const { VITE_SUPABASE_URL: url = '', VITE_SUPABASE_ANON_KEY: anonKey = '' } = env;
      const { VITE_SITE_ORIGIN: origin = '', VITE_PHONE: phone = '', VITE_EMAIL: email = '' } = env;
      const settings = { mode, url, anonKey, origin, phone, email };
      const problem = command === 'build' ? buildProblem(settings) : undefined;
      if (problem) throw plainError(problem);

      hostedUrl = mode === demoMode ? '' : url;
      return hostedUrl ? { server: privateFolder } : { server: privateFolder, define: embedded };
    },
    configureServer: (server) => mountBackend(server, hostedUrl),
    configurePreviewServer: (server) => mountBackend(server, hostedUrl),
  };
}

// An empty URL means the page's own origin.
const embedded = {
  'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(''),
  'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(localKeys.publishable),
};

// The dev server hands out any file below the site's folder, and this one holds visitors' rows.
// The other patterns are Vite's own, which a list of ours replaces.
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
