import { type OperatorKey, operatorKeyOf } from '../_shared/operator-key.ts';
import {
  type Project,
  projectOf,
  publishableKeysOf,
  secretKeysOf,
} from '../_shared/project-database.ts';
import { visitLinkSecretsOf } from '../_shared/visit-link.ts';

export type Settings = {
  readonly project: Project | undefined;
  readonly publishableKeys: readonly string[];
  /** Scheme, host and port of the site, whose pages alone may call. */
  readonly origin: string | undefined;
  /** What the keys in links are made with, and what they were made with before; none without the former. */
  readonly linkSecrets: readonly string[];
  readonly operatorKey: OperatorKey | undefined;
};

/** Reads the settings from environment variables; `env` gives the value of one by its name. */
export function readSettings(env: (name: string) => string | undefined): Settings {
  const site = env('SITE_ORIGIN') ?? '';
  return {
    project: projectOf(env, secretKeysOf(env)),
    publishableKeys: publishableKeysOf(env),
    origin: URL.canParse(site) ? new URL(site).origin : undefined,
    linkSecrets: visitLinkSecretsOf(env),
    operatorKey: operatorKeyOf(env),
  };
}
