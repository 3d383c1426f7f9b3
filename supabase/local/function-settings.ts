import { loadEnv } from 'vite';

/** What one edge function may see and reach on this machine. */
export type FunctionSettings = {
  readonly environment: Readonly<Record<string, string>>;
  /** Hosts beside its own port, as Deno's `--allow-net` takes them. */
  readonly hosts: readonly string[];
};

/** Values that every function may have. */
type Common = { readonly siteOrigin: string; readonly anonKey: string };

/** The key until INDEXNOW_KEY is set; the site serves it at `/<key>.txt`. */
const localIndexNowKey = 'alpenglow-local-indexnow-key';

/** The variables INDEXNOW_* of the environment and of `.env` in `root`. */
export function indexNowVariables(root: string): Readonly<Record<string, string>> {
  return loadEnv('development', root, 'INDEXNOW_');
}

/** Settings of the function `name`: those that all have, and its own. */
export function functionSettings(
  name: string,
  { siteOrigin, anonKey }: Common,
  indexNow: Readonly<Record<string, string>>,
): FunctionSettings {
  const common = { SITE_ORIGIN: siteOrigin, SUPABASE_ANON_KEY: anonKey };
  if (name !== 'submit-indexnow') return { environment: common, hosts: [] };

  const { INDEXNOW_ENDPOINT = '', INDEXNOW_KEY, INDEXNOW_OPERATOR_KEY = '' } = indexNow;
  const hosts = URL.canParse(INDEXNOW_ENDPOINT) ? [new URL(INDEXNOW_ENDPOINT).host] : [];
  const key = INDEXNOW_KEY || localIndexNowKey;
  const own = { INDEXNOW_ENDPOINT, INDEXNOW_OPERATOR_KEY, INDEXNOW_KEY: key };
  return { environment: { ...common, ...own }, hosts };
}
