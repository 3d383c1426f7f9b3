/**
 * The edge function `deliver-notifications`: sends the mails that are due in the outbox.
 *
 * POST without a body, with a secret key as `apikey` or bearer token: the database's schedule
 * calls it every minute. Answers 200 with how many mails are now `{ sent, queued, left_out, failed }`,
 * or `{ error }`: 401 the key, 405, 502 the outbox does not answer, 503 not configured.
 */
import { createHandler } from './handler.ts';
import { readSettings } from './read-settings.ts';

const settings = readSettings((name) => Deno.env.get(name));

Deno.serve(
  createHandler(settings, {
    send: fetch,
    now: Date.now,
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    log: console.log,
    alarm: console.error,
  }),
);
