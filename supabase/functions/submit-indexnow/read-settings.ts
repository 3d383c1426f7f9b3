import { type OperatorKey, readOperatorKey } from '../_shared/http/operator-key.ts';
import { type Environment, type Site, readSite, safeUrl } from '../_shared/http/read-site.ts';

export type IndexNow = { readonly key: string; readonly endpoint: string };

export type Settings = Pick<Site, 'origin' | 'project' | 'publishableKeys' | 'isPublic'> & {
  readonly indexNow: IndexNow | undefined;
  readonly operatorKey: OperatorKey | undefined;
};

export function readSettings(env: Environment): Settings {
  const { origin, project, publishableKeys, isPublic } = readSite(env);
  return {
    origin,
    project,
    publishableKeys,
    isPublic,
    indexNow: readIndexNow(env('INDEXNOW_KEY'), env('INDEXNOW_ENDPOINT')),
    operatorKey: readOperatorKey(env),
  };
}

function readIndexNow(key = '', endpoint = ''): IndexNow | undefined {
  const url = safeUrl(endpoint || 'https://api.indexnow.org/indexnow');
  // https://indexnow.org/documentation
  return url && /^[a-zA-Z0-9-]{8,128}$/.test(key) ? { key, endpoint: url.href } : undefined;
}
