import type { Server } from 'node:net';

type ListeningServer = Pick<Server, 'address' | 'listening'> & NodeJS.EventEmitter;

/** Resolves to the origin a visitor on this machine uses, once the server listens. */
export async function whenListening(server: ListeningServer): Promise<string> {
  // not events.once: that gives up at the first port that is taken, while Vite tries the next one
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') return 'http://localhost';
  return `http://localhost:${address.port}`;
}
