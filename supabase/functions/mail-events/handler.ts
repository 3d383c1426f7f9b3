import { Buffer } from 'node:buffer';
import { createHmac } from 'node:crypto';
import { type Project, callDatabase } from '../_shared/http/project-database.ts';
import { fieldsOf, jsonFields, readText } from '../_shared/http/read-text.ts';
import { sameSecret } from '../_shared/http/same-secret.ts';

type Settings = { readonly project: Project | undefined; readonly secret: string | undefined };
type Dependencies = {
  readonly send: typeof fetch;
  readonly now: () => number;
  readonly alarm: (line: string) => void;
};

const mostBytes = 64 * 1024;

export function createHandler({ project, secret }: Settings, { send, now, alarm }: Dependencies) {
  return async function handle(request: Request): Promise<Response> {
    if (request.method !== 'POST') return refuse(405, 'method_not_allowed');
    if (!project || !secret) return refuse(503, 'not_configured');
    const body = await readText(request, mostBytes);
    if (body === undefined) return refuse(413, 'too_large');
    if (!isSigned({ headers: request.headers, body }, secret, now())) {
      return refuse(401, 'invalid_signature');
    }

    const found = readEvent(body);
    if (!found) return Response.json({ marked: false });
    const { jobId: id, round, event } = found;
    try {
      const args = { id, event, round };
      const audience = await callDatabase(project, ['report_mail_event', args], send);
      if (audience === 'operator' && event !== 'failed')
        alarm(`OPERATOR'S ADDRESS: mail ${id} ${event}`);
      return Response.json({ marked: audience !== null });
    } catch {
      return refuse(502, 'database_unavailable');
    }
  };
}

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status });
}

/** Webhook of Resend: https://resend.com/docs/webhooks/introduction */
export const webhookSetting = 'RESEND_WEBHOOK_SECRET';

/** Seconds of difference to our clock. */
const tolerance = 300;

type Signed = { readonly headers: Headers; readonly body: string };

/** `secret` is `whsec_` and base64, `now` in ms: https://docs.svix.com/receiving/verifying-payloads/how-manual */
function isSigned({ headers, body }: Signed, secret: string, now: number): boolean {
  const id = headers.get('svix-id') ?? '';
  const timestamp = headers.get('svix-timestamp') ?? '';
  const age = now / 1000 - Number(timestamp);
  if (id === '' || !/^\d+$/.test(timestamp) || Math.abs(age) > tolerance) return false;

  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  if (key.length === 0) return false;
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  // there are several signatures while a secret is being replaced
  const given = (headers.get('svix-signature') ?? '').split(' ').slice(0, 10);
  return given.some((one) => sameSecret(one, `v1,${expected}`));
}

type MailEvent = {
  readonly jobId: string;
  readonly round: number;
  readonly event: 'bounced' | 'complained' | 'failed';
};

/** `failed` says nothing about the address: the next email may go, for example after a full mailbox. */
const events: Readonly<Record<string, MailEvent['event']>> = {
  'email.bounced': 'bounced',
  'email.failed': 'failed',
  'email.suppressed': 'bounced',
  'email.complained': 'complained',
};

function readEvent(body: string): MailEvent | undefined {
  const { type, data } = jsonFields(body);
  const event = typeof type === 'string' ? events[type] : undefined;
  const { tags, bounce } = fieldsOf(data);
  const jobId = findTag(tags, 'job');
  if (!event || jobId === undefined || !/^[0-9a-f-]{36}$/.test(jobId)) return undefined;
  const round = toRound(findTag(tags, 'round'));
  const isForGood = event !== 'bounced' || isPermanent(fieldsOf(bounce)['type']);
  return { jobId, round, event: isForGood ? event : 'failed' };
}

/** https://resend.com/docs/dashboard/emails/email-bounces; without a type it counts as permanent. */
function isPermanent(type: unknown): boolean {
  return typeof type !== 'string' || type.toLowerCase() === 'permanent';
}

function toRound(tag: string | undefined): number {
  return tag !== undefined && /^\d{1,3}$/.test(tag) ? Number(tag) : 0;
}

/** Documented as a list of `{ name, value }`, but formerly an object. */
function findTag(tags: unknown, name: string): string | undefined {
  const tag = Array.isArray(tags)
    ? tags.map(fieldsOf).find((one) => one['name'] === name)?.['value']
    : fieldsOf(tags)[name];
  return typeof tag === 'string' ? tag : undefined;
}
