import { readOperatorKey } from '../_shared/operator-key.ts';
import {
  type Project,
  findProject,
  readPublishableKeys,
  readSecretKeys,
} from '../_shared/project-database.ts';

export type Settings = {
  readonly secretKeys: readonly string[];
  readonly project: Project | undefined;
  readonly publicProject: Project | undefined;
  /** The site is public but no operator key is set. */
  readonly needsOperatorKey: boolean;
};

/** `SITE_PUBLISHABLE_KEY` is the key the site was built with; without it the platform's own key is tried. */
export function readSettings(env: (name: string) => string | undefined): Settings {
  const secretKeys = readSecretKeys(env);
  const siteKey = env('SITE_PUBLISHABLE_KEY');
  const publishableKeys = siteKey ? [siteKey] : readPublishableKeys(env);
  return {
    secretKeys,
    project: findProject(env, secretKeys),
    publicProject: findProject(env, publishableKeys),
    needsOperatorKey: isPublic(env('SITE_ORIGIN')) && readOperatorKey(env) === 'none',
  };
}

/** The embedded backend uses http. */
function isPublic(siteOrigin = ''): boolean {
  return siteOrigin.startsWith('https:');
}
