import { demoKeys, demoMode } from './demo.ts';
import { plainError } from './plain-error.ts';

type KeySettings = {
  readonly mode: string;
  /** VITE_SUPABASE_URL: a site without it talks to the embedded backend. */
  readonly hostedUrl: string;
  /** VITE_INDEXNOW_KEY. */
  readonly key: string;
};

/**
 * The IndexNow key of a site, empty when it has none. A site on the embedded backend has the key of
 * that backend unless told otherwise. Throws when the key has not the form that the protocol wants.
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
