import { localKeys } from './local-keys.ts';

export type BuildSettings = { mode: string; url: string; anonKey: string };

/** The mode of a build that talks to the embedded backend: `npm run build -- --mode demo`. */
export const demoMode = 'demo';

/** What is wrong with a build's settings, in one sentence; undefined when the build may go ahead. */
export function buildProblem({ mode, url, anonKey }: BuildSettings): string | undefined {
  if (isSecretKey(anonKey)) {
    return 'VITE_SUPABASE_ANON_KEY is a secret key, which must never be in a bundle: use the publishable (anon) key.';
  }
  if (mode === demoMode) return undefined;
  if (!isHosted(url)) {
    return `VITE_SUPABASE_URL must be the https:// address of the hosted Supabase project (${demoHint}).`;
  }
  if (anonKey === '' || anonKey === localKeys.publishable) {
    return `VITE_SUPABASE_ANON_KEY must be the publishable key of the hosted Supabase project (${demoHint}).`;
  }
  return undefined;
}

const demoHint = 'for a demo without one, run npm run build -- --mode demo';

function isHosted(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  const isLocal =
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '0.0.0.0' ||
    hostname === '[::1]' ||
    hostname.startsWith('127.');
  return protocol === 'https:' && !isLocal;
}

function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const [, payload = ''] = key.split('.');
  return /"role"\s*:\s*"(?!anon")/.test(Buffer.from(payload, 'base64url').toString());
}
