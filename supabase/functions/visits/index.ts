/**
 * POST `{ audience, action }` with the fields of `_shared/visits/visit-actions.ts`, for a visit also `reference` and `token`,
 * with a publishable key as `apikey` and, if set, the operator's key as `x-operator-key`. 200 with what the answer in
 * `answers/` returns, 409 `{ error, visit }` for a refused change with the present state and `{ error, visits }` for a
 * refused block, or `{ error }`: 400, 401 API key or no operator key, 403 foreign page, wrong or missing OPERATOR_KEY,
 * 404 wrong key or unknown reference, 405, 410 link ended, 413 too long, 422
 * nothing to book again, 429 too many wrong keys or questions, 502 database, 503 not configured.
 *
 * `?stop=REFERENCE.TOKEN` is for mail programs, without an `apikey`: POST ends return emails, GET is 303 to the page.
 */
import { createHandler, readSettings } from './handler.ts';

Deno.serve(
  createHandler(
    readSettings((name) => Deno.env.get(name)),
    fetch,
  ),
);
