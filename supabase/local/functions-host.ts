import { existsSync } from 'node:fs';
import path from 'node:path';
import { findDeno } from './deno-binary.ts';
import { type DenoFunction, startDenoFunction } from './deno-function.ts';
import { forwardRequest } from './forward-request.ts';
import { functionSettings, functionVariables } from './function-settings.ts';
import { startIndexNowStub } from './indexnow-stub.ts';
import { startMailFolder } from './mail-folder.ts';
import { mailFolder } from './mail-settings.ts';
import { startOnDemand } from './start-on-demand.ts';

type Options = {
  /** The project's folder; its functions are in supabase/functions. */
  readonly root: string;
  readonly siteOrigin: string;
  readonly anonKey: string;
  /** For the functions that read the database; a page never sees it. */
  readonly secretKey: string;
  readonly visitLinkSecret: string;
  readonly log: (line: string) => void;
};

/** All functions of a project behind one address; `stop` ends their processes. */
export type FunctionsHost = {
  /** Answers a request to /functions/v1/<name>. Never rejects. */
  fetch(request: Request): Promise<Response>;
  stop(): Promise<void>;
};

type Variables = Readonly<Record<string, string>>;

const prefix = '/functions/v1';

/** Serves the edge functions on this machine, each in a Deno that starts at its first request. */
export async function startFunctions(options: Options): Promise<FunctionsHost> {
  const variables = functionVariables(options.root);
  const { INDEXNOW_ENDPOINT, INDEXNOW_STUB_STATUS } = variables;
  const stub = INDEXNOW_ENDPOINT ? undefined : await startIndexNowStub(INDEXNOW_STUB_STATUS);
  const known = { ...variables, ...(stub && { INDEXNOW_ENDPOINT: stub.endpoint }) };
  const mails = await startMailFolder(mailFolder(options.root));
  const functions = startOnDemand((name) => start(name, options, known, mails.endpoint));

  return {
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      const name = functionName(pathname, options.root);
      if (!name) return refuse(404, 'function_not_found', 'There is no function of this name');
      try {
        const running = await functions.get(name);
        return await answer(running, request, `${pathname.slice(prefix.length)}${search}`);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return refuse(502, 'function_unavailable', message);
      }
    },
    async stop() {
      await functions.stop();
      stub?.stop();
      mails.stop();
    },
  };
}

/** Folders that start with an underscore hold code that functions share. */
function functionName(pathname: string, root: string): string | undefined {
  const name = /^\/functions\/v1\/([a-z0-9][a-z0-9-]*)(?:\/|$)/.exec(pathname)?.[1];
  if (name === undefined) return undefined;
  return existsSync(path.join(root, 'supabase/functions', name, 'index.ts')) ? name : undefined;
}

async function start(name: string, options: Options, variables: Variables, mailEndpoint: string) {
  const { root, log } = options;
  const deno = findDeno(root);
  if (!deno) throw new Error('Deno is not installed here: run npm install. The site works without');
  const settings = functionSettings(name, { ...options, mailEndpoint }, variables);
  const elsewhere = settings.hosts.find((host) => host !== new URL(options.siteOrigin).host);
  log(`[${name}] starts${elsewhere ? `; it calls ${elsewhere}` : ''}`);
  return startDenoFunction({ ...settings, deno, root, name }, log);
}

async function answer(running: DenoFunction, request: Request, path: string): Promise<Response> {
  try {
    return await forwardRequest(request, `${running.origin}${path}`);
  } catch {
    // It is gone or going: waiting for its end lets the next request start a new one.
    await running.stop();
    throw new Error('The function ended before it answered; the next request starts it again');
  }
}

function refuse(status: number, error: string, message: string): Response {
  return Response.json({ error, message }, { status });
}
