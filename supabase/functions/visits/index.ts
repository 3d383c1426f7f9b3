/**
 * POST `VisitKey & VisitAction` as JSON with a publishable key as `apikey`, and the operator's key as `x-operator-key`
 * where one is set. Answers 200 `{ visit }` after the change, 409 `{ error, visit }` when the page must show the
 * present state, or `{ error }`: 400 invalid, 401 API key or no operator key, 403 foreign page or wrong operator key,
 * 404 `unknown_link` (wrong key and unknown reference alike), 405, 410 link ended, 413 over 8 KiB, 422 refused change,
 * 429 too many wrong keys, 502 database, 503 not configured. `{ audience: 'operator', action: 'day' }` answers 200 `{
 * day }` with the operator's key alone, or 403 `operator_key_missing`.
 */
import { createHandler } from './handler.ts';
import { readSettings } from './read-settings.ts';

Deno.serve(
  createHandler(
    readSettings((name) => Deno.env.get(name)),
    fetch,
  ),
);
