import { readOperatorKey } from '../_shared/operator-key.ts';
import type { Project } from '../_shared/project-database.ts';
import { type Environment, type Site, readSite, toProject } from '../_shared/read-site.ts';

export type Settings = Pick<Site, 'secretKeys' | 'project'> & {
  readonly publicProject: Project | undefined;
  /** The site is public but no operator key is set. */
  readonly needsOperatorKey: boolean;
};

/** `SITE_PUBLISHABLE_KEY` is the key the site was built with; without it the platform's own key is tried. */
export function readSettings(env: Environment): Settings {
  const { publishableKeys, isPublic, ...site } = readSite(env);
  const siteKey = env('SITE_PUBLISHABLE_KEY');
  return {
    ...site,
    publicProject: toProject(env('SUPABASE_URL') ?? '', siteKey ? [siteKey] : publishableKeys),
    needsOperatorKey: isPublic && readOperatorKey(env) === 'none',
  };
}
