import { startServer } from '../_shared/http/loopback.fixture.ts';
import { biscuit, bookingJob, sender } from './emails/sample-job.fixture.ts';
import { type Dependencies, createHandler } from './handler.ts';
import type { OutboxJob } from './outbox/outbox-job.ts';
import type { Settings } from './read-settings.ts';

type Clock = { time: number };

type Marks = { id: string; try: number; outcome: string; reason?: string } & Pause;
type Pause = { retry_after?: number; pause?: boolean };

/** Hands out each job once; what becomes of it then is tested on the real outbox, in supabase/tests. */
export function startProject(jobs: readonly OutboxJob[]) {
  const waiting = [...jobs];
  const completed: Marks[] = [];
  const calls: string[] = [];
  const bearers: (string | null)[] = [];
  const server = startServer(async (request) => {
    const name = new URL(request.url).pathname.replace('/rest/v1/rpc/', '');
    calls.push(`${name} ${request.headers.get('apikey')}`);
    bearers.push(request.headers.get('authorization'));
    const marks: Marks = await request.json();
    if (name === 'claim_job') return Response.json(waiting.splice(0, 1));
    completed.push(marks);
    return Response.json(statusAfter(marks));
  });
  return { completed, calls, bearers, ...server };
}

function statusAfter({ outcome, ...marks }: Marks) {
  if (outcome === 'later') return marks.try < 13 ? 'queued' : 'failed';
  return { sent: 'sent', never: 'failed', drop: 'left_out' }[outcome];
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
