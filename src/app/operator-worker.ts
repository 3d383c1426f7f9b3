// Service worker of /operator, compiled by the build, which names the files: with them that page starts without network.
// It keeps nothing that anybody typed or was told, and answers for no other page.
export {};

/** `files` begins with the page and its entry; another build has another `version`. */
declare const shell: { readonly version: string; readonly files: readonly [string, string] };

type FetchEvent = Event & {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
};

declare function addEventListener(
  type: 'install' | 'activate',
  listener: (event: Event & { waitUntil: (work: Promise<unknown>) => void }) => void,
): void;
declare function addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
declare function skipWaiting(): Promise<void>;
declare const clients: { readonly claim: () => Promise<void> };

/** Milliseconds: a phone with one bar waits no longer for the network. */
const patience = 5000;

const { version, files } = shell;
const [page, entry] = files;
const kept = { cacheName: version, ignoreSearch: true, ignoreVary: true };

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(takeOver()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname === page) event.respondWith(openPage(request));
  } else if (files.includes(pathname)) {
    event.respondWith(readFile(request));
  }
});

/** All or nothing. A page of a newer build would ask for files that are not here. */
async function install() {
  const cache = await caches.open(version);
  await cache.addAll(files);
  const html = await (await cache.match(page))?.text();
  if (!html?.includes(entry)) throw new Error('A newer build is out');
  await skipWaiting();
}

async function takeOver() {
  const others = (await caches.keys()).filter((name) => name !== version);
  for (const name of others) await caches.delete(name);
  await clients.claim();
}

/** The network is asked first, so that a deploy is seen at once; what was kept follows where it does not answer. */
async function openPage(request: Request): Promise<Response> {
  const own = await caches.match(page, kept);
  if (!own) return fetch(request);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patience) });
    return answer.status >= 500 ? own : answer;
  } catch {
    return own;
  }
}

async function readFile(request: Request): Promise<Response> {
  return (await caches.match(request, kept)) ?? fetch(request);
}
