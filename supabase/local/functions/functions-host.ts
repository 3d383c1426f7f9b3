import { readdirSync } from 'node:fs';
import path from 'node:path';
import { startMailFolder } from '../mail/mail-folder.ts';
import { type LocalServer, serveLocally } from '../process/serve-locally.ts';
import { type DenoProcess, startDeno } from './deno-process.ts';
import { type LocalVariables, functionSettings, mailFolder } from './function-settings.ts';

type Options = Parameters<typeof functionSettings>[0] & {
  readonly root: string;
  readonly variables: LocalVariables;
  readonly log: (line: string) => void;
};

const functionsPath = '/functions/v1';

/** One Deno serves all functions; if it has ended, the next request starts a new one. */
export async function startFunctions(options: Options) {
  const { root, siteOrigin, variables } = options;
  const log = (line: string) => options.log(`[functions] ${line}`);
  // folders with an underscore hold shared code
  const names = readdirSync(path.join(root, 'supabase/functions'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name);
  const stub = variables['INDEXNOW_ENDPOINT'] ? undefined : await startIndexNowStub();
  const allVariables = { ...variables, ...(stub && { INDEXNOW_ENDPOINT: stub.url }) };
  const mails = await startMailFolder(mailFolder(root));
  const settings = functionSettings(options, allVariables, mails.url);
  const ownHosts = [siteOrigin, stub?.url, mails.url].map((url) => url && new URL(url).host);
  const foreignHosts = settings.hosts.filter((host) => !ownHosts.includes(host));
  if (foreignHosts.length > 0) log(`call ${foreignHosts.join(', ')}`);

  let running: Promise<DenoProcess> | undefined;
  let isStopped = false;
  function run(): Promise<DenoProcess> {
    if (isStopped) return Promise.reject(new Error('The functions are stopped'));
    if (running) return running;
    const next = startDeno(root, names, settings, log);
    running = next;
    const forget = () => {
      if (running === next) running = undefined;
    };
    void next.then(({ ended }) => ended.then(forget), forget);
    return next;
  }
  // start now so the first request does not wait; a failure is reported to that request
  run().catch(() => undefined);

  return {
    /** Serves /functions/v1/<name>; never rejects. */
    async fetch(request: Request): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      const name = /^\/functions\/v1\/([a-z0-9-]+)(?:\/|$)/.exec(pathname)?.[1] ?? '';
      if (!names.includes(name)) {
        return refuse(404, 'function_not_found', 'There is no function of this name');
      }
      try {
        const path = pathname.slice(functionsPath.length) + search;
        return await answer(await run(), request, path);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return refuse(502, 'function_unavailable', message);
      }
    },
    async stop(): Promise<void> {
      isStopped = true;
      const deno = await running?.catch(() => undefined);
      await deno?.stop();
      await Promise.all([stub?.stop(), mails.stop()]);
    },
  };
}

async function answer(running: DenoProcess, request: Request, path: string): Promise<Response> {
  try {
    return await forwardRequest(request, `${running.origin}${path}`);
  } catch {
    // it has ended or is ending: wait, so that the next request starts a new one
    await running.stop();
    throw new Error('The functions ended before they answered; the next request starts them again');
  }
}

function refuse(status: number, error: string, message: string): Response {
  return Response.json({ error, message }, { status });
}

/** Takes everything, but answers with the status that a page such as `/indexnow-429` names. */
function startIndexNowStub(): Promise<LocalServer> {
  return serveLocally(async (request) => {
    const [, status = '200'] = /indexnow-(\d{3})/.exec(await request.text()) ?? [];
    return new Response(null, { status: Number(status) });
  });
}

/** Headers that belong to one connection, or become wrong when `fetch` unpacks a body. */
const hopHeaders = [
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
];

export async function forwardRequest(request: Request, url: string): Promise<Response> {
  const { body, headers, status } = await fetch(url, {
    method: request.method,
    headers: withoutHopHeaders(request.headers),
    body: request.body ? await request.arrayBuffer() : null,
    redirect: 'manual',
  });
  return new Response(body, { status, headers: withoutHopHeaders(headers) });
}

function withoutHopHeaders(headers: Headers): Headers {
  const rest = new Headers(headers);
  for (const name of hopHeaders) rest.delete(name);
  return rest;
}
