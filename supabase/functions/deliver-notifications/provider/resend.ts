import type { Attachment, Email, Outcome, Provider, Sending } from './email.ts';

/** Resend's HTTP API: https://resend.com/docs/api-reference/emails/send-email */
const resendEndpoint = 'https://api.resend.com/emails';

type Options = {
  readonly apiKey: string;
  readonly send: typeof fetch;
  readonly endpoint?: string | undefined;
  readonly timeout?: number;
};

/** Statuses about this one mail, which no later try changes. */
const hopeless = [400, 413, 422, 451];
/** Errors with such a status that are about our settings: put right, the mail goes. */
const ourSettings = ['invalid_from_address', 'invalid_access', 'invalid_region'];
/** Seconds to wait when there is no word of it, and at most. */
const usualPause = 60;
const longestPause = 86_400;

/** Sends through Resend, which makes one mail of all tries with one key for 24 hours. */
export function resendProvider(options: Options): Provider {
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
  return send(endpoint ?? resendEndpoint, {
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
      ...(attachments.length > 0 && { attachments: attachments.map(attached) }),
      // comes back with every event about this mail
      tags: [
        { name: 'job', value: jobId },
        { name: 'round', value: String(round) },
      ],
      // keeps an absent person's machine from answering (RFC 3834)
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    }),
    signal: AbortSignal.timeout(timeout ?? 10_000),
  });
}

function attached({ filename, content, contentType }: Attachment) {
  const bytes = Array.from(new TextEncoder().encode(content), (byte) => String.fromCharCode(byte));
  return { filename, content: btoa(bytes.join('')), content_type: contentType };
}

/** The meaning of each status: https://resend.com/docs/api-reference/errors */
async function readOutcome(answer: Response): Promise<Outcome> {
  const { status, ok, headers } = answer;
  const error = ok ? '' : await errorName(answer);
  await answer.body?.cancel().catch(() => undefined);
  if (ok) return { outcome: 'sent' };

  const reason = `provider_${status}${error && `_${error}`}`.slice(0, 60);
  // this key was used for a mail before, one that differs only in what was edited since: it went
  if (status === 409 && error === 'invalid_idempotent_request') return { outcome: 'sent' };
  if (status === 429) {
    return { outcome: 'later', reason, retryAfter: toPause(headers.get('retry-after')) };
  }
  const isHopeless = hopeless.includes(status) && !ourSettings.includes(error);
  return { outcome: isHopeless ? 'never' : 'later', reason };
}

/** The code in the body of a refusal; anything else in there may name a person and is not read. */
async function errorName(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('name' in body)) return '';
  return typeof body.name === 'string' && /^[a-z_]{1,40}$/.test(body.name) ? body.name : '';
}

/** Retry-After holds seconds or a date. */
function toPause(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? usualPause);
  const wanted = Number.isNaN(seconds)
    ? (Date.parse(retryAfter ?? '') - Date.now()) / 1000
    : seconds;
  if (Number.isNaN(wanted)) return usualPause;
  return Math.ceil(Math.min(Math.max(wanted, 1), longestPause));
}
