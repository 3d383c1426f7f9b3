import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { dirname, relative } from 'node:path';
import type { PreviewServer, ViteDevServer } from 'vite';
import { databaseFolder } from './database/local-database.ts';
import { type EmbeddedBackend, openBackend } from './embedded-backend.ts';
import {
  type LocalVariables,
  describeMailDelivery,
  readLocalVariables,
} from './functions/function-settings.ts';
import { startFunctions } from './functions/functions-host.ts';
import { localKeys } from './local-keys.ts';
import { type MailDelivery, startMailDelivery } from './mail/mail-delivery.ts';
import { refuseIfLocked } from './process/folder-lock.ts';
import { moveClock } from './process/local-clock.ts';
import { nodeListener, waitForOrigin } from './process/serve-locally.ts';
import { gatewayReply } from './rest/rest-reply.ts';

type Server = ViteDevServer | PreviewServer;
type Functions = Awaited<ReturnType<typeof startFunctions>>;
/** Undefined when it could not start, which the log says. */
type Started<T> = Promise<T | undefined>;

/** Throws when another process uses the folder. Requests wait for the database; this does not. */
export async function mountBackend(server: Server, hostedUrl: string): Promise<void> {
  const { config, httpServer } = server;
  // a server without a port only renders pages for a build
  if (!httpServer) return;
  if (hostedUrl) {
    config.logger.info(`Backend: hosted Supabase at ${hostedUrl}`);
    return;
  }

  const { LOCAL_HOURS_AHEAD: hoursAhead = '' } = process.env;
  if (hoursAhead) {
    moveClock(hoursAhead);
    config.logger.info(`Clock: ${hoursAhead} hours ahead`);
  }
  const folder = databaseFolder(config.root);
  if (folder) await refuseIfLocked(folder);
  const where = folder
    ? `in ${relative(config.root, folder)} (npm run leads shows what is stored)`
    : 'in memory (gone when this stops)';
  config.logger.info(`Backend: embedded PostgreSQL ${where}`);
  const variables = readLocalVariables(config);
  config.logger.info(`Mails: ${describeMailDelivery(config.root, variables)}`);

  let mails: MailDelivery | undefined;
  const backend: Started<EmbeddedBackend> = openBackend(folder, config.logger, () =>
    mails?.wake(),
  ).catch((error: unknown) => {
    config.logger.error(`Backend: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  });
  let functions: Started<Functions> | undefined;
  waitForOrigin(httpServer)
    .then(async (siteOrigin) => {
      functions = startEdgeFunctions(server, siteOrigin, variables);
      mails = deliverMails(server, backend, functions);
      await (await backend)?.announce(siteOrigin);
    })
    // the site works anyway; only `npm run leads` cannot find it
    .catch((error: unknown) => config.logger.error(`Not announced: ${error}`));
  answerRequests(server, backend, async (request) => {
    const response = await (await functions)?.fetch(request);
    // changing a visit queues an email
    if (new URL(request.url).pathname === '/functions/v1/visits') mails?.wake();
    return response ?? withoutFunctions();
  });
  stopWithServer(httpServer, async () => {
    await Promise.all([(await functions)?.stop(), mails?.stop()]);
    await (await backend)?.stop();
  });
}

async function startEdgeFunctions(
  { config }: Server,
  siteOrigin: string,
  variables: LocalVariables,
): Started<Functions> {
  const log = (line: string) => config.logger.info(line);
  try {
    const { publishable: anonKey, secret: secretKey } = localKeys;
    const visitLinkSecret = await linkSecret(databaseFolder(config.root));
    const keys = { anonKey, secretKey, visitLinkSecret };
    return await startFunctions({ root: config.root, variables, siteOrigin, ...keys, log });
  } catch (error) {
    config.logger.error(`Edge functions: ${error}`);
    return undefined;
  }
}

function deliverMails(
  { config }: Server,
  backend: Started<EmbeddedBackend>,
  functions: Started<Functions>,
): MailDelivery {
  return startMailDelivery({
    isDue: async () => (await backend)?.hasDueMail() ?? false,
    call: async () => {
      const request = new Request('http://localhost/functions/v1/deliver-notifications', {
        method: 'POST',
        headers: { apikey: localKeys.secret },
      });
      return (await functions)?.fetch(request) ?? withoutFunctions();
    },
    log: (line) => config.logger.info(line),
  });
}

const withoutFunctions = () => gatewayReply(502, 'The edge functions could not start');

function answerRequests(
  server: Server,
  backend: Started<EmbeddedBackend>,
  edgeFunctions: (request: Request) => Promise<Response>,
): void {
  const rest = nodeListener(
    async (request) =>
      (await backend)?.rest(request) ?? gatewayReply(503, 'The embedded backend could not start'),
  );
  const edge = nodeListener(edgeFunctions);

  server.middlewares.use((request, response, next) => {
    const { url = '' } = request;
    if (url.startsWith('/rest/v1/')) rest(request, response).catch(next);
    else if (url.startsWith('/functions/v1/')) edge(request, response).catch(next);
    else next();
  });
}

/** Runs `stop` once: on close, or on SIGINT or SIGTERM, which then end the process. */
function stopWithServer(server: NodeJS.EventEmitter, stop: () => Promise<void>): void {
  const quit = (signal: 'SIGINT' | 'SIGTERM') => {
    void stopOnce().finally(() => process.exit(128 + constants.signals[signal]));
  };
  let stopping: Promise<void> | undefined;
  const stopOnce = () => {
    stopping ??= stop().finally(() => {
      process.off('SIGINT', quit);
      process.off('SIGTERM', quit);
    });
    return stopping;
  };

  server.once('close', () => void stopOnce().catch(() => undefined));
  process.on('SIGINT', quit);
  process.on('SIGTERM', quit);
}

/** Kept beside the database, so links in earlier emails still open after a restart. */
export async function linkSecret(folder: string | undefined): Promise<string> {
  const newSecret = randomBytes(32).toString('base64url');
  if (!folder) return newSecret;
  const file = `${folder}.link-secret`;
  await mkdir(dirname(file), { recursive: true });
  // fails on purpose when the file exists
  await writeFile(file, newSecret, { flag: 'wx', mode: 0o600 }).catch(() => undefined);
  return readFile(file, 'utf8');
}
