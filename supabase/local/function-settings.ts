import { loadEnv } from 'vite';
import { localKeys } from './local-keys.ts';
import { mailSettings } from './mail-settings.ts';

/** What one edge function may see and reach on this machine. */
export type FunctionSettings = {
  readonly environment: Readonly<Record<string, string>>;
  /** Hosts beside its own port, as Deno's `--allow-net` takes them. */
  readonly hosts: readonly string[];
};

/** The project's folder, and values that a function may have. */
type Common = {
  readonly root: string;
  readonly siteOrigin: string;
  readonly anonKey: string;
  readonly secretKey: string;
  /** Makes the keys in links to visits. */
  readonly visitLinkSecret: string;
  /** Takes Resend's place. */
  readonly mailEndpoint: string;
};

/** The variables INDEXNOW_*, the operator's key, and the key that the site publishes, as set for the folder `root`. */
export function functionVariables(root: string): Readonly<Record<string, string>> {
  return loadEnv('development', root, ['INDEXNOW_', 'OPERATOR_KEY', 'VITE_INDEXNOW_KEY']);
}

const databaseFunctions = ['check-inserts', 'confirm-subscription', 'submit-indexnow', 'visits'];

/** Settings of the function `name`: those that all have, and its own. */
export function functionSettings(
  name: string,
  project: Common,
  variables: Readonly<Record<string, string>>,
): FunctionSettings {
  const { root, siteOrigin, anonKey, secretKey, mailEndpoint } = project;
  const SUPABASE_PUBLISHABLE_KEYS = JSON.stringify({ default: anonKey });
  const common = { SITE_ORIGIN: siteOrigin, SUPABASE_PUBLISHABLE_KEYS };
  if (name === 'deliver-notifications') return mailSettings(root, project, mailEndpoint);
  if (!databaseFunctions.includes(name)) return { environment: common, hosts: [] };

  const { OPERATOR_KEY = '' } = variables;
  const SUPABASE_SECRET_KEYS = JSON.stringify({ default: secretKey });
  const own = ownSettings(name, project, variables);
  return {
    environment: {
      ...{ ...common, SUPABASE_URL: siteOrigin, SUPABASE_SECRET_KEYS, OPERATOR_KEY },
      ...own.environment,
    },
    hosts: [new URL(siteOrigin).host, ...own.hosts],
  };
}

function ownSettings(
  name: string,
  { visitLinkSecret: VISIT_LINK_SECRET }: Common,
  variables: Readonly<Record<string, string>>,
): FunctionSettings {
  if (name === 'visits') return { environment: { VISIT_LINK_SECRET }, hosts: [] };
  if (name !== 'submit-indexnow') return { environment: {}, hosts: [] };
  const { INDEXNOW_ENDPOINT = '', VITE_INDEXNOW_KEY } = variables;
  const hosts = URL.canParse(INDEXNOW_ENDPOINT) ? [new URL(INDEXNOW_ENDPOINT).host] : [];
  const INDEXNOW_KEY = VITE_INDEXNOW_KEY || localKeys.indexNow;
  return { environment: { INDEXNOW_ENDPOINT, INDEXNOW_KEY }, hosts };
}
