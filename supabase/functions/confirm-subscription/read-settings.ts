import {
  type Project,
  findProject,
  readPublishableKeys,
  readSecretKeys,
} from '../_shared/project-database.ts';

export type Settings = {
  readonly project: Project | undefined;
  readonly publishableKeys: readonly string[];
  readonly origin: string | undefined;
};

export function readSettings(env: (name: string) => string | undefined): Settings {
  const site = env('SITE_ORIGIN') ?? '';
  return {
    project: findProject(env, readSecretKeys(env)),
    publishableKeys: readPublishableKeys(env),
    origin: URL.canParse(site) ? new URL(site).origin : undefined,
  };
}
