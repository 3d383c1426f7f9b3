import { demoKeys, demoMode } from './demo.ts';
import { plainError } from './plain-error.ts';

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
