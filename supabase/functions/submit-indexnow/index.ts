/**
 * POST `{ urls }` with a publishable key as `apikey` and, if set, the operator's key as `x-operator-key`. 200
 * `{ submitted, pending }`, or `{ error }`: 400, 401, 403, 405, 413, 429 with Retry-After, 502 and 504 IndexNow, 503 not
 * configured.
 */
import { createHandler, readSettings } from './handler.ts';

const settings = readSettings((name) => Deno.env.get(name));

Deno.serve(createHandler(settings, { send: fetch, log: console.log }));
