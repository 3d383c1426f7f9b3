import { startServer } from '../_shared/loopback.fixture.ts';
import { biscuit, bookingJob, sender } from './emails/sample-job.fixture.ts';
import { type Dependencies, createHandler } from './handler.ts';
import type { OutboxJob } from './outbox/outbox-job.ts';
import type { Settings } from './read-settings.ts';

const minute = 60_000;

export type Clock = { time: number };

type Stored = { job: OutboxJob; status: string; tries: number; due: number; reason?: string };
type Marks = { id: string; try: number; outcome: string; reason?: string } & Pause;
type Pause = { retry_after: number; pause: boolean };

/** Follows the rules that supabase/tests/outbox.test.ts checks on the real outbox. */
export function startProject(clock: Clock, jobs: readonly OutboxJob[]) {
  const stored: Stored[] = jobs.map((job) => ({
    job,
    status: 'queued',
    tries: 0,
    due: clock.time,
  }));
  const calls: string[] = [];
  const bearers: (string | null)[] = [];
  const fault = { marksAreLost: false };
  let pausedUntil = 0;

  function claim() {
    const isDue = ({ status, due }: Stored) => status === 'queued' && due <= clock.time;
    const next = stored.filter(isDue).sort((one, other) => one.due - other.due)[0];
    if (!next || pausedUntil > clock.time) return [];
    next.tries += 1;
    next.due = clock.time + 2 * minute;
    return [{ ...next.job, try: next.tries }];
  }

  function complete({ id, outcome, reason, retry_after: wait = 0, pause, ...marks }: Marks) {
    if (pause) pausedUntil = clock.time + wait * 1000;
    const found = stored.find(({ job }) => job.id === id);
    if (!found || found.tries !== marks.try || found.status !== 'queued') return null;
    const given = { sent: 'sent', never: 'failed', drop: 'left_out' }[outcome];
    found.status = given ?? (found.tries >= 13 ? 'failed' : 'queued');
    found.due = clock.time + Math.max(minute * 2 ** (found.tries - 1), wait * 1000);
    if (reason !== undefined) found.reason = reason;
    return found.status;
  }

  const server = startServer(async (request) => {
    const name = new URL(request.url).pathname.replace('/rest/v1/rpc/', '');
    calls.push(`${name} ${request.headers.get('apikey')}`);
    bearers.push(request.headers.get('authorization'));
    const args = await request.json();
    if (name === 'claim_job') return Response.json(claim());
    return fault.marksAreLost ? new Response(null, { status: 500 }) : Response.json(complete(args));
  });
  return {
    stored,
    calls,
    bearers,
    fault,
    statuses: () => stored.map(({ status }) => status),
    ...server,
  };
}

type Sent = { key: string | null; to: string; body: Record<string, unknown>; headers: Headers };

/** Keeps every try, and one email per idempotency key. */
export function startProvider(answer: (tries: number, to: string) => Response | Promise<Response>) {
  const tries: Sent[] = [];
  const delivered = new Map<string, Sent>();
  const { url, ...server } = startServer(async (request) => {
    const { headers } = request;
    const body = await request.json();
    const sent = { key: headers.get('idempotency-key'), to: body.to[0], body, headers };
    tries.push(sent);
    const response = await answer(tries.length, sent.to);
    if (response.ok && sent.key !== null) delivered.set(sent.key, sent);
    return response;
  });
  return { tries, delivered, endpoint: `${url}/emails`, ...server };
}

export const accepted = () => Response.json({ id: 'accepted' });

/** Repeats the address, as a real provider may. */
export const refused = (status: number, name = '', headers: Record<string, string> = {}) =>
  Response.json({ name, message: 'Mail to sam@rivera.test refused' }, { status, headers });

export function manyJobs(count: number): OutboxJob[] {
  return Array.from({ length: count }, (_, index) => ({
    ...bookingJob(index % 2 === 0 ? 'operator' : 'owner', biscuit),
    id: crypto.randomUUID(),
  }));
}

type Setup = { clock?: Clock; url?: string; endpoint?: string; settings?: Partial<Settings> };

export function setup({
  clock = { time: 0 },
  url,
  endpoint = 'http://127.0.0.1:9/emails',
  settings,
}: Setup = {}) {
  const lines: string[] = [];
  const alarms: string[] = [];
  const project = { url: url ?? 'http://127.0.0.1:9', key: 'secret' };
  const configured: Settings = {
    secretKeys: ['secret', 'old secret'],
    project,
    missing: [],
    sender,
    provider: { apiKey: 're_key', endpoint },
    pushUrl: undefined,
    linkSecret: 'a secret of at least 32 characters',
    ...settings,
  };
  const dependencies: Dependencies = {
    send: fetch,
    now: () => clock.time,
    sleep: (milliseconds) => Promise.resolve(void (clock.time += milliseconds)),
    log: (line) => lines.push(line),
    alarm: (line) => alarms.push(line),
  };
  const handle = createHandler(configured, dependencies);
  return { handle, run: async () => (await handle(post())).json(), lines, alarms };
}

export function post(headers: Record<string, string> = { apikey: 'secret' }): Request {
  return new Request('http://function.invalid/deliver-notifications', { method: 'POST', headers });
}
