/**
 * The edge function `submit-indexnow`: tells IndexNow which pages of this site have changed.
 *
 * POST `{ urls }`, up to 100 of this site in 64 KiB, with a publishable key as `apikey` and, where
 * the operator has set one, that key as `x-operator-key`. Answers 200 `{ submitted, pending }`, or
 * `{ error }` with a code of _shared/submission-hints.ts: 400 the list, 401 the key, 403 a foreign page, or no
 * or a wrong operator key, 405, 413 too large, 429 with Retry-After by IndexNow or after too many wrong keys,
 * 502 and 504 IndexNow, 503 not configured.
 */
import { createHandler } from './handler.ts';
import { readSettings } from './read-settings.ts';

const settings = readSettings((name) => Deno.env.get(name));

Deno.serve(createHandler(settings, { send: fetch, log: console.log }));
