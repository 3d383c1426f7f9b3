import type { Role } from './api-role.ts';
import { RestError, notSupportedLocally } from './rest-error.ts';

const knownPreferences = [
  'resolution=merge-duplicates',
  'resolution=ignore-duplicates',
  'return=minimal',
  'return=representation',
  'count=exact',
];

export type RestCall = {
  request: Request;
  url: URL;
  role: Role;
  table: string;
  functionName: string | undefined;
  preferences: readonly string[];
};

/** Throws a RestError for another schema, an invalid path or an unknown preference. */
export function readCall(request: Request, url: URL, role: Role): RestCall {
  const schema = request.headers.get('accept-profile') ?? request.headers.get('content-profile');
  if (schema && schema !== 'public') {
    const hint = 'Only the following schemas are exposed: public';
    throw new RestError(406, 'PGRST106', `Invalid schema: ${schema}`, { hint });
  }
  return { request, url, role, ...readTarget(url), preferences: readPreferences(request) };
}

function readTarget(url: URL): Pick<RestCall, 'table' | 'functionName'> {
  const [table = '', ...rest] = decodeURIComponent(url.pathname.slice('/rest/v1/'.length)).split(
    '/',
  );
  if (table === 'rpc' && rest.length === 1) return { table: '', functionName: rest[0] };
  if (table === '' || rest.length > 0) {
    throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL');
  }
  return { table, functionName: undefined };
}

function readPreferences(request: Request): string[] {
  const header = request.headers.get('prefer') ?? '';
  const preferences = header.split(',').map((part) => part.trim());
  const unknown = preferences.find((part) => part !== '' && !knownPreferences.includes(part));
  if (unknown) throw notSupportedLocally(`Prefer: ${unknown}`);
  return preferences.filter((part) => part !== '');
}
