import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:net';
import { nodeListener } from './node-listener.ts';

export type LocalServer = { readonly url: string; stop(): Promise<void> };

/** On a free port. */
export async function serveLocally(
  answer: (request: Request) => Promise<Response>,
): Promise<LocalServer> {
  const listener = nodeListener(answer);
  const server = createServer((request, response) => void listener(request, response));
  // else a connection ends when the embedded database has kept this process busy for five seconds
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
