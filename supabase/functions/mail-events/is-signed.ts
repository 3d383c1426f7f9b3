import { sameSecret } from '../_shared/same-secret.ts';

/** Seconds that a signature may be old, or ahead of our clock. */
const tolerance = 300;

type Signed = { readonly headers: Headers; readonly body: string };

/**
 * Whether a webhook was signed with our secret (`whsec_` and base64) within five minutes of `now` (ms):
 * https://docs.svix.com/receiving/verifying-payloads/how-manual
 */
export async function isSigned(
  { headers, body }: Signed,
  secret: string,
  now: number,
): Promise<boolean> {
  const id = headers.get('svix-id') ?? '';
  const timestamp = headers.get('svix-timestamp') ?? '';
  const age = now / 1000 - Number(timestamp);
  if (id === '' || !/^\d+$/.test(timestamp) || Math.abs(age) > tolerance) return false;

  const expected = await sign(`${id}.${timestamp}.${body}`, secret);
  if (expected === undefined) return false;
  // several while a secret is being replaced
  const given = (headers.get('svix-signature') ?? '').split(' ').slice(0, 10);
  const matches = await Promise.all(given.map((one) => sameSecret(one, `v1,${expected}`)));
  return matches.includes(true);
}

async function sign(text: string, secret: string): Promise<string | undefined> {
  const bytes = decodeBase64(secret.replace(/^whsec_/, ''));
  if (!bytes || bytes.length === 0) return undefined;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(signature)));
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
