import { type OperatorKey, readOperatorKey } from '../_shared/http/operator-key.ts';
import { type Environment, type Site, readSite, safeUrl } from '../_shared/http/read-site.ts';

export type IndexNow = { readonly key: string; readonly endpoint: string };

export type Settings = Omit<Site, 'secretKeys'> & {
  readonly indexNow: IndexNow | undefined;
  readonly operatorKey: OperatorKey | undefined;
};

export function readSettings(env: Environment): Settings {
  const indexNow = readIndexNow(env('INDEXNOW_KEY'), env('INDEXNOW_ENDPOINT'));
  return { ...readSite(env), indexNow, operatorKey: readOperatorKey(env) };
}

function readIndexNow(key = '', endpoint = ''): IndexNow | undefined {
  const url = safeUrl(endpoint || 'https://api.indexnow.org/indexnow');
  // https://indexnow.org/documentation
  return url && /^[a-zA-Z0-9-]{8,128}$/.test(key) ? { key, endpoint: url.href } : undefined;
}
