import { type LocalServer, serveLocally } from '../process/serve-locally.ts';

/** 202 to the first submission, then 200. URLs with `indexnow-403`, `-422` or `-429` get that status. */
export function startIndexNowStub(): Promise<LocalServer> {
  let successes = 0;
  return serveLocally(async (request) => {
    const marked = /indexnow-(403|422|429)/.exec(await request.text())?.[1];
    const status = Number(marked ?? ((successes += 1) === 1 ? 202 : 200));
    return new Response(null, { status, headers: status === 429 ? { 'retry-after': '30' } : {} });
  });
}
