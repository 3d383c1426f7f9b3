import type { VisitKey } from './visit-state.ts';

/** Whom a link lets in, and to what. A higher version revokes the links of the lower ones. */
export type VisitSubject = Pick<VisitKey, 'audience' | 'reference'> & { readonly version: number };

type Signed = Omit<VisitSubject, 'audience'> & { readonly audience: string };

const paths = { owner: 'visit', operator: 'operator' } as const;
/** 128 of the signature's 256 bits: nobody can guess that many, and links stay short. */
const tokenBytes = 16;

/** The key to a visit, in 22 characters: the first 128 bits of an HMAC-SHA256 over its subject, in base64url. */
export async function visitToken(secret: string, subject: Signed): Promise<string> {
  const { audience, reference, version } = subject;
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ]);
  const message = encoder.encode(`${audience}.${reference}.${version}`);
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, message));
  return base64url(signature.slice(0, tokenBytes));
}

/** The link to a visit. Its key stands behind `#`, where no server, log or referrer sees it. */
export async function visitLink(
  origin: string,
  secret: string,
  subject: VisitSubject,
): Promise<string> {
  const token = await visitToken(secret, subject);
  return `${origin}/${paths[subject.audience]}#${subject.reference}.${token}`;
}

/**
 * What ends the mails to come back, and nothing else: it may stand in logs, since mail programs call it by themselves
 * (RFC 8058). Revoking the links of a visit does not revoke it.
 */
export function stopToken(secret: string, reference: string): Promise<string> {
  return visitToken(secret, { audience: 'stop', reference, version: 0 });
}

/** The secret that keys are made with, from the environment; `undefined` when it is shorter than 32 characters. */
export function readLinkSecret(env: (name: string) => string | undefined): string | undefined {
  return longSecret(env('VISIT_LINK_SECRET'));
}

/** All secrets whose keys open: that one, and the one before it; none without the former. */
export function readLinkSecrets(env: (name: string) => string | undefined): readonly string[] {
  const secret = readLinkSecret(env);
  const previous = longSecret(env('VISIT_LINK_SECRET_PREVIOUS'));
  return secret === undefined ? [] : [secret, ...(previous === undefined ? [] : [previous])];
}

function longSecret(secret = ''): string | undefined {
  return secret.length >= 32 ? secret : undefined;
}

function base64url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
