import { createHmac } from 'node:crypto';
import type { Environment } from '../http/read-site.ts';
import { endLink } from './reference.ts';

type Subject<Audience> = { readonly audience: Audience; readonly reference: string };
type OfVersion = { readonly version: number };

/** Only the version of now opens an owner's links; the operator's page needs the operator's key in its place. */
export type VisitSubject = Subject<'operator'> | (Subject<'owner'> & OfVersion);

const paths = { owner: 'visit', operator: 'operator' } as const;
/** 128 of 256 bits: still impossible to guess, and links stay short. */
const tokenBytes = 16;

/** The first 128 bits of an HMAC-SHA256 in base64url, 22 characters. */
export function visitToken(
  secret: string,
  subject: VisitSubject | (Subject<'stop'> & OfVersion),
): string {
  const { audience, reference } = subject;
  const version = subject.audience === 'operator' ? 1 : subject.version;
  const hmac = createHmac('sha256', secret).update(`${audience}.${reference}.${version}`);
  return hmac.digest().subarray(0, tokenBytes).toString('base64url');
}

/** The key is behind `#`, so servers, logs and referrers do not see it. */
export function visitLink(origin: string, secret: string, subject: VisitSubject): string {
  const token = visitToken(secret, subject);
  return `${origin}/${paths[subject.audience]}#${subject.reference}.${token}`;
}

/**
 * The token can only end return emails and take that back: mail programs call its URL by themselves
 * (RFC 8058), so it may end up in logs. It is good for as long as the visit is stored.
 */
export function unsubscribeToken(secret: string, reference: string): string {
  return visitToken(secret, { audience: 'stop', reference, version: 0 });
}

/** Where an owner ends return emails; `key` is `REFERENCE.TOKEN`. */
export function unsubscribePage(origin: string, key: string): string {
  return endLink(`${origin}/${paths.owner}#${key}`, 'stop');
}

/** The current secret and the previous one, whose links still open; none without the current one. */
export function readLinkSecrets(env: Environment): readonly string[] {
  const secret = toLongSecret(env('VISIT_LINK_SECRET'));
  const previous = toLongSecret(env('VISIT_LINK_SECRET_PREVIOUS'));
  return secret === undefined ? [] : [secret, ...(previous === undefined ? [] : [previous])];
}

function toLongSecret(secret = ''): string | undefined {
  return secret.length >= 32 ? secret : undefined;
}
