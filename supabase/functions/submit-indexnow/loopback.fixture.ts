import { startServer } from '../_shared/http/loopback.fixture.ts';
import { type Settings, createHandler } from './handler.ts';

export const site = 'https://pets.example';

export const key = 'abcd1234';

export function startIndexNow(answer: () => Response | Promise<Response> = () => new Response()) {
  const seen: { method: string; contentType: string | null; body: unknown }[] = [];
  const server = startServer(async (request) => {
    const contentType = request.headers.get('content-type');
    seen.push({ method: request.method, contentType, body: await request.json() });
    return answer();
  });
  return { seen, endpoint: `${server.url}/indexnow`, ...server };
}

export type Call = {
  readonly body?: string | ReadableStream<Uint8Array<ArrayBuffer>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly settings?: Partial<Settings>;
  readonly endpoint?: string;
  readonly method?: 'OPTIONS';
  readonly timeout?: number;
};

export async function submit(call: Call) {
  const { method = 'POST', headers, settings, endpoint, timeout = 10_000 } = call;
  const { body = method === 'POST' ? pages(1) : null } = call;
  const lines: string[] = [];
  const configured: Settings = {
    origin: site,
    indexNow: { key, endpoint: endpoint ?? 'http://127.0.0.1:9' },
    publishableKeys: ['publishable'],
    operatorKey: 'none',
    isPublic: false,
    project: undefined,
    ...settings,
  };
  const log = (line: string) => lines.push(line);
  const handle = createHandler(configured, { send: fetch, log, timeout });
  const request = new Request('http://function.invalid/submit-indexnow', {
    method,
    headers: { apikey: 'publishable', ...headers },
    body,
  });
  const answer = await handle(request);
  return {
    status: answer.status,
    headers: answer.headers,
    body: await answer.json().catch(() => undefined),
    lines,
  };
}

export function pages(count: number): string {
  return JSON.stringify({ urls: Array.from({ length: count }, (_, page) => `${site}/${page}`) });
}
