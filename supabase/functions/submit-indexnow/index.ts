/**
 * POST `{ urls }` (up to 100 in 64 KiB) with a publishable key as `apikey` and, if set, the operator's key as
 * `x-operator-key`. Answers 200 `{ submitted, pending }` or `{ error }` with a code of _shared/submission-hints.ts:
 * 400 list, 401 key, 403 foreign page or operator key, 405, 413, 429 with Retry-After, 502 and 504 IndexNow, 503 not
 * configured.
 */
import { createHandler } from './handler.ts';
import { readSettings } from './read-settings.ts';

const settings = readSettings((name) => Deno.env.get(name));

Deno.serve(createHandler(settings, { send: fetch, log: console.log }));
