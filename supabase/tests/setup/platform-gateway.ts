import { createHmac } from 'node:crypto';
import { forwardRequest } from '../../local/functions/functions-host.ts';
import { localKeys } from '../../local/local-keys.ts';
import { gatewayReply } from '../../local/rest/rest-reply.ts';

const root = '/rest/v1';

type Postgrest = { url: string; jwtSecret: string };

/**
 * Turns an API key into the signed name of a role, as the hosted platform does in front of PostgREST
 * (https://supabase.com/docs/guides/api/api-keys). Preflights carry no key.
 */
export function createGateway({ url, jwtSecret }: Postgrest) {
  const tokens = new Map<string, string>([
    [localKeys.publishable, signedRole('anon', jwtSecret)],
    [localKeys.secret, signedRole('service_role', jwtSecret)],
  ]);

  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith(`${root}/`)) return gatewayReply(404, 'no Route matched');
    const target = url + pathname.slice(root.length) + search;
    if (request.method === 'OPTIONS') return forwardRequest(request, target);

    const key = request.headers.get('apikey');
    if (!key) return gatewayReply(401, 'No API key found in request');
    const token = tokens.get(key);
    if (!token) return gatewayReply(401, 'Invalid API key');
    const headers = new Headers(request.headers);
    const bearer = headers.get('authorization') ?? `Bearer ${key}`;
    if (bearer === `Bearer ${key}`) headers.set('authorization', `Bearer ${token}`);
    return forwardRequest(new Request(request, { headers }), target);
  };
}

function signedRole(role: string, secret: string): string {
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const content = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ role })}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}
