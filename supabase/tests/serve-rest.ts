import { once } from 'node:events';
import { createServer } from 'node:http';
import { nodeListener } from '../local/node-listener.ts';
import { waitForOrigin } from '../local/server-origin.ts';

export async function serveRest(answer: (request: Request) => Promise<Response>) {
  const listener = nodeListener(answer);
  const server = createServer((request, response) => void listener(request, response));
  server.listen(0, 'localhost');
  return {
    url: await waitForOrigin(server),
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
