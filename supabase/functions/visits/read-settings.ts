import { type OperatorKey, readOperatorKey } from '../_shared/operator-key.ts';
import {
  type Project,
  findProject,
  readPublishableKeys,
  readSecretKeys,
} from '../_shared/project-database.ts';
import { readLinkSecrets } from '../_shared/visit-link.ts';

export type Settings = {
  readonly project: Project | undefined;
  readonly publishableKeys: readonly string[];
  readonly origin: string | undefined;
  /** The current secret, then the previous one; none without the current one. */
  readonly linkSecrets: readonly string[];
  readonly operatorKey: OperatorKey | undefined;
};

export function readSettings(env: (name: string) => string | undefined): Settings {
  const site = env('SITE_ORIGIN') ?? '';
  return {
    project: findProject(env, readSecretKeys(env)),
    publishableKeys: readPublishableKeys(env),
    origin: URL.canParse(site) ? new URL(site).origin : undefined,
    linkSecrets: readLinkSecrets(env),
    operatorKey: readOperatorKey(env),
  };
}
