/** Unless named, it refuses, bounces for good and complains about emails to visitors alone, and bounces softly about all. */
export const modes = [
  'takes',
  'is away',
  'hangs',
  'loses answers',
  'pauses',
  'refuses',
  'fails later',
  'bounces',
  'bounces softly',
  'bounces the operator',
  'hears complaints',
] as const;

type Mode = (typeof modes)[number];

export type Mail = {
  readonly jobId: string;
  readonly round: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly files: readonly string[];
  readonly at: number;
};

type MailEvent = {
  readonly mail: Mail;
  readonly type: 'email.failed' | 'email.bounced' | 'email.suppressed' | 'email.complained';
  readonly bounce?: { readonly type: 'Permanent' | 'Transient' | 'Undetermined' };
};

type State = {
  mode: Mode;
  attempts: Mail[];
  delivered: Mail[];
  events: MailEvent[];
};

type Body = {
  to: string[];
  subject: string;
  text: string;
  attachments?: { content: string }[];
  tags: { name: string; value: string }[];
};

export function createProvider(operator: string) {
  const keys = new Map<string, string>();
  const state: State = { mode: 'takes', attempts: [], delivered: [], events: [] };

  function accept(key: string, body: string, mail: Mail): Response {
    const known = keys.get(key);
    if (known !== undefined) {
      return known === body ? Response.json({}) : refusal(409, 'invalid_idempotent_request');
    }
    keys.set(key, body);
    const isToVisitor = mail.to !== operator;
    if (state.mode === 'fails later') state.events.push({ mail, type: 'email.failed' });
    else if (state.mode === (isToVisitor ? 'bounces' : 'bounces the operator')) {
      const isKnown = mail.subject.length % 2 === 0;
      state.events.push(
        isKnown
          ? { mail, type: 'email.suppressed' }
          : { mail, type: 'email.bounced', bounce: { type: 'Permanent' } },
      );
    } else if (state.mode === 'bounces softly') {
      const type = mail.subject.length % 2 === 0 ? 'Transient' : 'Undetermined';
      state.events.push({ mail, type: 'email.bounced', bounce: { type } });
    } else {
      state.delivered.push(mail);
      if (state.mode === 'hears complaints' && isToVisitor) {
        state.events.push({ mail, type: 'email.complained' });
      }
    }
    return Response.json({});
  }

  return Object.assign(state, {
    async send(init: RequestInit | undefined): Promise<Response> {
      const text = String(init?.body);
      const mail = readMail(JSON.parse(text));
      const key = new Headers(init?.headers).get('idempotency-key') ?? '';
      state.attempts.push(mail);
      switch (state.mode) {
        case 'is away':
          return refusal(503, 'application_error');
        case 'hangs':
          throw new DOMException('The operation timed out.', 'TimeoutError');
        case 'pauses':
          return Response.json({}, { status: 429, headers: { 'retry-after': '120' } });
        case 'loses answers':
          accept(key, text, mail);
          throw new TypeError('fetch failed');
        case 'refuses':
          if (mail.to !== operator) return refusal(422, 'validation_error');
          return accept(key, text, mail);
        case 'takes':
        case 'fails later':
        case 'bounces':
        case 'bounces softly':
        case 'bounces the operator':
        case 'hears complaints':
          return accept(key, text, mail);
      }
    },
    reset() {
      keys.clear();
      Object.assign(state, { mode: 'takes', attempts: [], delivered: [], events: [] });
    },
  });
}

function readMail({ to, subject, text, attachments = [], tags }: Body): Mail {
  const tag = (wanted: string) => tags.find(({ name }) => name === wanted)?.value ?? '';
  const files = attachments.map(({ content }) => Buffer.from(content, 'base64').toString());
  return {
    jobId: tag('job'),
    round: tag('round'),
    to: to[0] ?? '',
    subject,
    text,
    files,
    at: Date.now(),
  };
}

function refusal(status: number, name: string): Response {
  return Response.json({ name }, { status });
}
