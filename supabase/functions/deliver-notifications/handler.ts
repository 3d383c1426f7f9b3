import { sameSecret } from '../_shared/same-secret.ts';
import { compose } from './compose.ts';
import { deliver, type Outside } from './deliver.ts';
import type { Job } from './job.ts';
import { folderProvider } from './mail-folder.ts';
import type { Provider } from './mail.ts';
import { createOutbox } from './outbox.ts';
import type { Settings } from './read-settings.ts';
import { resendProvider } from './resend.ts';

/** The world outside, as the platform gives it. */
export type World = Pick<Outside, 'now' | 'sleep' | 'log' | 'alarm'> & {
  readonly send: typeof fetch;
  readonly write: (path: string, content: string) => Promise<void>;
};

/**
 * The function itself: POST with the secret key delivers what is due and answers 200
 * `{ sent, queued, failed }`; 401 wrong key, 405, 502 no database, 503 not configured: then nothing
 * is claimed and every mail waits. Free of Deno.
 */
export function createHandler(settings: Settings, world: World) {
  return async function handle(request: Request): Promise<Response> {
    if (request.method !== 'POST') {
      return reply(405, { error: 'method_not_allowed' }, { allow: 'POST' });
    }
    if (!(await isOperator(request.headers, settings))) {
      return reply(401, { error: 'invalid_api_key' });
    }
    const { project, sender } = settings;
    const provider = chooseProvider(settings, world);
    if (!project || !sender || !provider) {
      world.alarm('Mails wait: RESEND_API_KEY, OPERATOR_EMAIL and MAIL_FROM are needed');
      return reply(503, { error: 'not_configured' });
    }

    const outbox = createOutbox(project, world.send);
    try {
      const write = (job: Job) => compose(job, sender);
      return reply(200, await deliver({ ...world, outbox, provider, compose: write }));
    } catch (error) {
      world.alarm(
        `Mails wait: the outbox did not answer (${error instanceof Error && error.name})`,
      );
      return reply(502, { error: 'outbox_unavailable' });
    }
  };
}

function chooseProvider(settings: Settings, { send, write, now }: World): Provider | undefined {
  const { resendKey, mailFolder } = settings;
  if (resendKey) return resendProvider({ apiKey: resendKey, send });
  if (!mailFolder) return undefined;
  return folderProvider({ write: (name, content) => write(`${mailFolder}/${name}`, content), now });
}

/** The gateway does not check the key (`verify_jwt = false`): secret keys are not JWTs. */
async function isOperator(headers: Headers, { secretKeys }: Settings): Promise<boolean> {
  const bearer = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1];
  const given = headers.get('apikey') ?? bearer ?? '';
  const matches = await Promise.all(secretKeys.map((key) => sameSecret(given, key)));
  return matches.includes(true);
}

function reply(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
