/**
 * The edge function `check-inserts`: asks the public API to store a row that a CHECK refuses, as a visitor's
 * browser would, and the functions `visits` and `confirm-subscription` for what they do not know, looks whether
 * the operator's key is set, and tells the database what came of it. The schedule calls it every five minutes;
 * a heartbeat goes out only after good news.
 *
 * POST without a body, with a secret key as `apikey` or bearer token. Answers 200 `{ problem }`, null when
 * all is well, or `{ error }`: 401 the key, 405, 502 the database does not take the news, 503 not configured.
 */
import { createHandler } from './handler.ts';
import { readSettings } from './read-settings.ts';

const settings = readSettings((name) => Deno.env.get(name));

Deno.serve(createHandler(settings, { send: fetch, alarm: console.error }));
