/**
 * POST with a secret key as `apikey`, every minute. 200 with the counts
 * `{ sent, queued, left_out, failed }`, or `{ error }`: 401, 405, 502 outbox, 503 not configured (then nothing is
 * claimed).
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
