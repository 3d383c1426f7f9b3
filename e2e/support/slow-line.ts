import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const delay = 1500;
const connectionHeaders = ['host', 'connection', 'content-length', 'accept-encoding'];

/** Delays requests to the backend, and drops those whose visitor leaves first. */
export async function openSlowLine(site: string) {
  const server = createServer((request, response) => {
    void relay(site, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port }: AddressInfo = toAddress(server.address());
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function relay(site: string, request: IncomingMessage, response: ServerResponse) {
  const { url = '/', method = 'GET', headers } = request;
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  if (url.startsWith('/rest/')) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (response.destroyed) return;
  }
  const ownHeaders = Object.entries(headers).filter(([name]) => !connectionHeaders.includes(name));
  const answer = await fetch(site + url, {
    method,
    headers: ownHeaders.map(([name, value]): [string, string] => [name, String(value)]),
    body: method === 'POST' ? Buffer.concat(chunks) : null,
  });
  response.writeHead(answer.status, {
    'content-type': answer.headers.get('content-type') ?? 'text/plain',
  });
  response.end(Buffer.from(await answer.arrayBuffer()));
}

function toAddress(address: AddressInfo | string | null): AddressInfo {
  if (!address || typeof address === 'string') throw new Error('The slow line has no port');
  return address;
}
