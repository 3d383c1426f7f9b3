/** What became of the mail of a job. */
export type MailEvent = { readonly jobId: string; readonly event: 'bounced' | 'complained' };

const events: Readonly<Record<string, MailEvent['event']>> = {
  'email.bounced': 'bounced',
  'email.failed': 'bounced',
  'email.suppressed': 'bounced',
  'email.complained': 'complained',
};

/** The event of a webhook's body, or `undefined` when it is none that matters to a job of ours. */
export function readEvent(body: string): MailEvent | undefined {
  const { type, data } = fields(parseJson(body));
  const event = typeof type === 'string' ? events[type] : undefined;
  const jobId = jobTag(fields(data).tags);
  return event && jobId ? { jobId, event } : undefined;
}

/** Tags are documented as a list of `{ name, value }`, and were an object from name to value. */
function jobTag(tags: unknown): string | undefined {
  const tag = Array.isArray(tags)
    ? tags.map(fields).find(({ name }) => name === 'job')?.value
    : fields(tags).job;
  return typeof tag === 'string' && /^[0-9a-f-]{36}$/.test(tag) ? tag : undefined;
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
