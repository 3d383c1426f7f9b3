import { demoMode } from '../supabase/local/demo-mode.ts';
import { localKeys } from '../supabase/local/local-keys.ts';
import { plainError } from '../supabase/local/plain-error.ts';

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
  if (key === '') return isEmbedded ? localKeys.indexNow : '';
  // https://indexnow.org/documentation
  if (!/^[a-zA-Z0-9-]{8,128}$/.test(key)) {
    throw plainError('VITE_INDEXNOW_KEY must be 8 to 128 letters, digits or hyphens.');
  }
  return key;
}
