import { localKeys } from '../local-keys.ts';
import { gatewayReply } from './rest-reply.ts';

export type Role = 'anon' | 'service_role';

/** The local secret key is public, so it must not work for web pages or other machines, not even through a proxy. */
export function apiRole(request: Request): Role | Response {
  const key = request.headers.get('apikey');
  if (key === localKeys.publishable) return 'anon';
  if (!key) {
    const hint = 'No `apikey` request header or url param was found.';
    return gatewayReply(401, 'No API key found in request', hint);
  }
  if (key !== localKeys.secret) return gatewayReply(401, 'Invalid API key');
  if (request.headers.has('origin') || !isFromThisMachine(request.headers)) {
    return gatewayReply(401, 'Forbidden use of secret API key');
  }
  return 'service_role';
}

function isFromThisMachine(headers: Headers): boolean {
  const claims = [headers.get('cf-connecting-ip'), headers.get('x-forwarded-for')];
  return claims.every((address) => address === null || isLoopback(address));
}

export function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127[.\d]+$/.test(address);
}
