import { startServer } from '../_shared/http/loopback.fixture.ts';
import { createHandler } from './handler.ts';
import type { Dependencies } from './notify-index-now.ts';
import type { Settings } from './read-settings.ts';

export const site = 'https://pets.example';

/** The shortest that is allowed. */
export const key = 'abcd1234';

type Seen = { method: string; contentType: string | null; body: unknown };

export function startIndexNow(answer: () => Response | Promise<Response> = () => new Response()) {
  const seen: Seen[] = [];
  const server = startServer(async (request) => {
    const contentType = request.headers.get('content-type');
    seen.push({ method: request.method, contentType, body: await request.json() });
    return answer();
  });
  return { seen, endpoint: `${server.url}/indexnow`, ...server };
}

type Setup = {
  endpoint?: string;
  settings?: Partial<Settings>;
  dependencies?: Partial<Dependencies>;
};

export function setup({ endpoint = 'http://127.0.0.1:9', settings, dependencies }: Setup = {}) {
  const lines: string[] = [];
  const configured: Settings = {
    origin: site,
    indexNow: { key, endpoint },
    publishableKeys: ['publishable'],
    operatorKey: 'none',
    isPublic: false,
    project: undefined,
    ...settings,
  };
  const log = (line: string) => lines.push(line);
  return { handle: createHandler(configured, { send: fetch, log, ...dependencies }), lines };
}

export function post(body: unknown, headers: Record<string, string> = {}): Request {
  const isRaw = typeof body === 'string' || body instanceof ReadableStream;
  return new Request('http://function.invalid/submit-indexnow', {
    method: 'POST',
    headers: { apikey: 'publishable', 'content-type': 'application/json', ...headers },
    body: isRaw ? body : JSON.stringify(body),
  });
}

export function ownPages(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${site}/page-${index}`);
}
