import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

export type IndexNowStub = { readonly endpoint: string; stop(): void };

/** 202 to the first submission, then 200. URLs with `indexnow-403`, `-422` or `-429` get that status. */
export async function startIndexNowStub(always = ''): Promise<IndexNowStub> {
  const forcedStatus = /^[2-5]\d\d$/.test(always) ? Number(always) : undefined;
  let submissions = 0;
  const server = createServer((request, response) => {
    void json(request)
      .catch(() => undefined)
      .then((body) => forcedStatus ?? statusFor(body))
      .then((status) => {
        const isFirst = status === 200 && (submissions += 1) === 1;
        response.writeHead(isFirst ? 202 : status, status === 429 ? { 'retry-after': '30' } : {});
        response.end();
      });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { endpoint: `http://127.0.0.1:${port}/indexnow-stub`, stop };
}

/** https://indexnow.org/documentation */
function statusFor(body: unknown): number {
  if (!isSubmission(body)) return 400;
  const marked = /indexnow-(403|422|429)/.exec(body.urlList.join(' '))?.[1];
  if (marked) return Number(marked);
  const isOwn = (url: string) => URL.canParse(url) && new URL(url).host === body.host;
  return body.urlList.every(isOwn) ? 200 : 422;
}

function isSubmission(body: unknown): body is { host: string; urlList: string[] } {
  if (typeof body !== 'object' || body === null) return false;
  if (!('host' in body && 'key' in body && 'urlList' in body)) return false;
  const { host, key, urlList } = body;
  const isList = Array.isArray(urlList) && urlList.every((url) => typeof url === 'string');
  return typeof host === 'string' && typeof key === 'string' && isList;
}
