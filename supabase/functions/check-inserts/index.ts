/**
 * POST with a secret key as `apikey` or bearer token, every five minutes. Probes forms and functions as a visitor
 * would and stores the result for the heartbeat. 200 `{ problem }`, or `{ error }`: 401, 405, 502 database, 503 not
 * configured.
 */
import { createHandler } from './handler.ts';
import { readSettings } from './read-settings.ts';

const settings = readSettings((name) => Deno.env.get(name));

Deno.serve(createHandler(settings, { send: fetch, alarm: console.error }));
