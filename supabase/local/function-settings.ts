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

/** The variables INDEXNOW_*, and the key that the site publishes, as set for the folder `root`. */
export function indexNowVariables(root: string): Readonly<Record<string, string>> {
  return loadEnv('development', root, ['INDEXNOW_', 'VITE_INDEXNOW_KEY']);
}

const databaseFunctions = ['check-inserts', 'confirm-subscription', 'visits'];

/** Settings of the function `name`: those that all have, and its own. */
export function functionSettings(
  name: string,
  project: Common,
  indexNow: Readonly<Record<string, string>>,
): FunctionSettings {
  const { root, siteOrigin, anonKey, secretKey, mailEndpoint } = project;
  const common = { SITE_ORIGIN: siteOrigin, SUPABASE_ANON_KEY: anonKey };
  if (name === 'deliver-notifications') return mailSettings(root, project, mailEndpoint);
  if (databaseFunctions.includes(name)) {
    const SUPABASE_SECRET_KEYS = JSON.stringify({ default: secretKey });
    const environment = {
      ...{ ...common, SUPABASE_URL: siteOrigin, SUPABASE_SECRET_KEYS },
      ...(name === 'visits' && { VISIT_LINK_SECRET: project.visitLinkSecret }),
    };
    return { environment, hosts: [new URL(siteOrigin).host] };
  }
  if (name !== 'submit-indexnow') return { environment: common, hosts: [] };

  const { INDEXNOW_ENDPOINT = '', VITE_INDEXNOW_KEY, INDEXNOW_OPERATOR_KEY = '' } = indexNow;
  const hosts = URL.canParse(INDEXNOW_ENDPOINT) ? [new URL(INDEXNOW_ENDPOINT).host] : [];
  const key = VITE_INDEXNOW_KEY || localKeys.indexNow;
  const own = { INDEXNOW_ENDPOINT, INDEXNOW_OPERATOR_KEY, INDEXNOW_KEY: key };
  return { environment: { ...common, ...own }, hosts };
}
