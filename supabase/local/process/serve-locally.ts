import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { Server } from 'node:net';
import { isLoopback } from '../rest/rest-reply.ts';

export type LocalServer = { readonly url: string; stop(): Promise<void> };
type Answer = (request: Request) => Promise<Response>;

/** Serves on a free port. */
export async function serveLocally(answer: Answer): Promise<LocalServer> {
  const listener = nodeListener(answer);
  const server = createServer((request, response) => void listener(request, response));
  // the embedded database may keep this process busy for five seconds, which would end a connection
  server.keepAliveTimeout = 0;
  server.listen(0, 'localhost');
  // rejects when there is no such address
  await once(server, 'listening');
  return {
    url: await waitForOrigin(server),
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

type ListeningServer = Pick<Server, 'address' | 'listening'> & NodeJS.EventEmitter;

export async function waitForOrigin(server: ListeningServer): Promise<string> {
  // events.once would reject when a port is taken, but Vite then tries the next one
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') return 'http://localhost';
  return `http://localhost:${address.port}`;
}

const maxBodyBytes = 1_000_000;

export function nodeListener(answer: Answer) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const response = await answer(await toRequest(incoming));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  };
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/' } = incoming;
  const headers = toHeaders(incoming);
  const body = await readBody(incoming);
  const hasBody = body.length > 0 && method !== 'GET' && method !== 'HEAD';
  return new Request(`http://${headers.get('host') ?? 'localhost'}${url}`, {
    method,
    headers,
    body: hasBody ? body : null,
  });
}

/** Only callers on this machine (a proxy or a test) may claim another address. */
function toHeaders({ headersDistinct, socket }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  const { remoteAddress = '' } = socket;
  const isNamed = isLoopback(remoteAddress) && headers.has('cf-connecting-ip');
  if (!isNamed) headers.set('cf-connecting-ip', remoteAddress);
  return headers;
}

// reads everything so that the answer arrives, but keeps no more than the limit
async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    if (size <= maxBodyBytes) chunks.push(chunk);
    size += chunk.length;
  }
  return new Uint8Array(Buffer.concat(chunks));
}
