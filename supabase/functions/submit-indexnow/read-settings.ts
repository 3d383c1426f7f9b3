import { type OperatorKey, readOperatorKey } from '../_shared/operator-key.ts';
import {
  type Project,
  findProject,
  readPublishableKeys,
  readSecretKeys,
} from '../_shared/project-database.ts';

export type IndexNow = { readonly key: string; readonly endpoint: string };

export type Settings = {
  readonly origin: string | undefined;
  readonly indexNow: IndexNow | undefined;
  readonly publishableKeys: readonly string[];
  readonly operatorKey: OperatorKey | undefined;
  readonly project: Project | undefined;
};

export function readSettings(env: (name: string) => string | undefined): Settings {
  return {
    origin: safeUrl(env('SITE_ORIGIN'))?.origin,
    indexNow: readIndexNow(env('INDEXNOW_KEY'), env('INDEXNOW_ENDPOINT')),
    publishableKeys: readPublishableKeys(env),
    operatorKey: readOperatorKey(env),
    project: findProject(env, readSecretKeys(env)),
  };
}

function readIndexNow(key = '', endpoint = ''): IndexNow | undefined {
  const url = safeUrl(endpoint || 'https://api.indexnow.org/indexnow');
  // https://indexnow.org/documentation
  return url && /^[a-zA-Z0-9-]{8,128}$/.test(key) ? { key, endpoint: url.href } : undefined;
}

/** http is only for development and tests. */
function safeUrl(text = ''): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isThisMachine = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
  return url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine) ? url : undefined;
}
