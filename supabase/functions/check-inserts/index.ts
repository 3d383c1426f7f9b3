/**
 * POST without a body, with a secret key as `apikey` or bearer token; called every five minutes. Probes forms and
 * functions as a visitor's browser would and stores the result, which the heartbeat depends on. Answers 200 `{ problem
 * }` (null when all is well) or `{ error }`: 401, 405, 502 database, 503 not configured.
 */
import { createHandler } from './handler.ts';
import { readSettings } from './read-settings.ts';

const settings = readSettings((name) => Deno.env.get(name));

Deno.serve(createHandler(settings, { send: fetch, alarm: console.error }));
