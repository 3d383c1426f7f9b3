import { Buffer } from 'node:buffer';
import type { Environment } from '../../_shared/http/read-site.ts';

/** https://resend.com/docs/api-reference/emails/send-email */
const resendEndpoint = 'https://api.resend.com/emails';

/** Without it nothing is sent. */
export const neededSetting = 'RESEND_API_KEY';

export type ProviderSettings = {
  readonly apiKey: string;
  readonly endpoint: string;
};

export function readProviderSettings(env: Environment): ProviderSettings | undefined {
  const apiKey = env(neededSetting);
  // RESEND_ENDPOINT replaces Resend on a developer's machine
  return apiKey ? { apiKey, endpoint: env('RESEND_ENDPOINT') || resendEndpoint } : undefined;
}

type Options = ProviderSettings & {
  readonly send: typeof fetch;
  readonly timeout?: number;
};

/** HTTP statuses that another try cannot mend. */
const permanentStatuses = [400, 413, 422, 451];
/** Errors of our settings: the email goes once they are mended. */
const settingsErrors = ['invalid_from_address', 'invalid_access', 'invalid_region'];
/** Seconds. */
const usualPause = 60;
const longestPause = 86_400;

/** Resend ignores a repeated key for 24 hours, so retries do not send twice. */
export function mailProvider(options: Options): Provider {
  return {
    async send(email, sending) {
      try {
        const answer = await post(email, sending, options);
        return await readOutcome(answer);
      } catch (error) {
        const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
        return {
          outcome: 'later',
          reason: isTimeout ? 'provider_timeout' : 'provider_unreachable',
        };
      }
    },
  };
}

function post(
  { from, to, replyTo, subject, text, html, attachments, headers }: Email,
  { jobId, round, key }: Sending,
  { apiKey, send, endpoint, timeout }: Options,
) {
  return send(endpoint, {
    method: 'POST',
    redirect: 'error',
    headers: {
      authorization: `Bearer ${apiKey}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({
      from,
      to: [to],
      subject,
      text,
      html,
      ...(replyTo !== undefined && { reply_to: replyTo }),
      ...(attachments.length > 0 && { attachments: attachments.map(toAttachment) }),
      // Resend returns these with every event
      tags: [
        { name: 'job', value: jobId },
        { name: 'round', value: String(round) },
      ],
      // prevents automatic replies (RFC 3834)
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    }),
    signal: AbortSignal.timeout(timeout ?? 10_000),
  });
}

function toAttachment({ filename, content, contentType }: Attachment) {
  const encoded = Buffer.from(content).toString('base64');
  return { filename, content: encoded, content_type: contentType };
}

/** https://resend.com/docs/api-reference/errors */
async function readOutcome(answer: Response): Promise<Outcome> {
  const { status, ok, headers } = answer;
  const error = ok ? '' : await readErrorName(answer);
  await answer.body?.cancel().catch(() => undefined);
  if (ok) return { outcome: 'sent' };

  const reason = `provider_${status}${error && `_${error}`}`.slice(0, 60);
  // the key was used for an email that was edited since: that one was sent
  if (status === 409 && error === 'invalid_idempotent_request') return { outcome: 'sent' };
  if (status === 429) {
    return { outcome: 'later', reason, retryAfter: toPause(headers.get('retry-after')) };
  }
  const isPermanent = permanentStatuses.includes(status) && !settingsErrors.includes(error);
  return { outcome: isPermanent ? 'never' : 'later', reason };
}

/** The rest of the body may name a person, so it is not read. */
async function readErrorName(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('name' in body)) return '';
  return typeof body.name === 'string' && /^[a-z_]{1,40}$/.test(body.name) ? body.name : '';
}

function toPause(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? usualPause);
  const pauseSeconds = Number.isNaN(seconds)
    ? (Date.parse(retryAfter ?? '') - Date.now()) / 1000
    : seconds;
  if (Number.isNaN(pauseSeconds)) return usualPause;
  return Math.ceil(Math.min(Math.max(pauseSeconds, 1), longestPause));
}

export type Attachment = {
  readonly filename: string;
  readonly content: string;
  readonly contentType: string;
};

/** Addresses hold no line break. */
export type Email = {
  readonly from: string;
  readonly to: string;
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
  readonly headers: Readonly<Record<string, string>>;
};

/** Reasons are stored and logged, so they must not name a person. */
export type Outcome =
  | { readonly outcome: 'sent' }
  | {
      readonly outcome: 'later';
      readonly reason: string;
      /** Seconds; only after a refusal for too many emails. */
      readonly retryAfter?: number;
    }
  | { readonly outcome: 'never'; readonly reason: string }
  | { readonly outcome: 'drop'; readonly reason: string };

type Sending = {
  readonly jobId: string;
  readonly round: number;
  readonly key: string;
};

/** Never rejects. */
export type Provider = { send(email: Email, sending: Sending): Promise<Outcome> };
