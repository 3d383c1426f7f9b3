import { once } from 'node:events';
import { createServer } from 'node:http';
import { nodeListener } from './node-listener.ts';
import { waitForOrigin } from './server-origin.ts';

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
