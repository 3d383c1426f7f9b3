/**
 * The edge function `visits`: shows one visit to its owner or to the operator and changes it, by the key in
 * the link of a mail, on the operator's side with the operator's key as well. Opening a link reads; every
 * change is a press.
 *
 * `{ audience: 'operator', action: 'day' }` gives the operator's day instead, by the operator's key alone: 200
 * `{ day }`, 403 `operator_key_missing` where a public site has none set.
 *
 * POST `VisitKey & VisitAction` as JSON, with a publishable key as `apikey`, and the operator's key as
 * `x-operator-key` where one is set. Answers 200 `{ visit }` with the state after it, 409 `{ error, visit }` when
 * visit or request changed meanwhile, the time is taken or a fee applies, or `{ error }`: 400 no request, 401
 * the API key or no operator's key, 403 a foreign page or a wrong operator's key, 404 `unknown_link` for a
 * wrong key and an unknown reference alike, 405, 410 the link has ended, 413 over 8 KiB, 422 a change that is
 * refused, 429 a wrong key after too many, 502 the database does not answer, 503 not configured.
 */
import { createHandler } from './handler.ts';
import { readSettings } from './read-settings.ts';

Deno.serve(
  createHandler(
    readSettings((name) => Deno.env.get(name)),
    fetch,
  ),
);
