import { type OperatorKey, readOperatorKey } from '../_shared/http/operator-key.ts';
import { type Environment, type Site, readSite } from '../_shared/http/read-site.ts';
import { readLinkSecrets } from '../_shared/visits/visit-link.ts';

export type Settings = Omit<Site, 'secretKeys'> & {
  /** The current secret, then the previous one; none without the current one. */
  readonly linkSecrets: readonly string[];
  readonly operatorKey: OperatorKey | undefined;
};

export function readSettings(env: Environment): Settings {
  const { project, origin, isPublic, publishableKeys } = readSite(env);
  return {
    project,
    origin,
    isPublic,
    publishableKeys,
    linkSecrets: readLinkSecrets(env),
    operatorKey: readOperatorKey(env),
  };
}
