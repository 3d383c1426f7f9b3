/**
 * The edge function `deliver-notifications`: sends the mails that are due in the outbox.
 *
 * POST without a body, with a secret key as `apikey` or bearer token: the database's schedule
 * calls it every minute. Answers 200 with how many mails are now `{ sent, queued, failed }`,
 * or `{ error }`: 401 the key, 405, 502 the outbox does not answer, 503 not configured.
 */
import { createHandler } from './handler.ts';
import { readSettings } from './read-settings.ts';

const settings = readSettings((name) => Deno.env.get(name));

/** Written aside and moved into place, so that nobody reads half a mail. */
async function write(path: string, content: string): Promise<void> {
  await Deno.mkdir(path.slice(0, path.lastIndexOf('/')), { recursive: true });
  await Deno.writeTextFile(`${path}.part`, content);
  await Deno.rename(`${path}.part`, path);
}

Deno.serve(
  createHandler(settings, {
    send: fetch,
    write,
    now: Date.now,
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    log: console.log,
    alarm: console.error,
  }),
);
