import type { Server } from 'node:net';

type ListeningServer = Pick<Server, 'address' | 'listening'> & NodeJS.EventEmitter;

export async function waitForOrigin(server: ListeningServer): Promise<string> {
  // events.once would reject when a port is taken, but Vite then tries the next one
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') return 'http://localhost';
  return `http://localhost:${address.port}`;
}
