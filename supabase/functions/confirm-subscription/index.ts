/**
 * The edge function `confirm-subscription`: puts an address on the newsletter's list, by the token of the mail
 * that went to it. Opening the link of that mail calls nothing; the button of the page does.
 *
 * POST `{ token }` with a publishable key as `apikey`. Answers 200 `{ confirmed: true }`, or `{ error }`: 400
 * no token, 401 the key, 403 a foreign page, 404 an unknown or expired token, 405, 413 over 1 KiB, 502 the
 * database does not answer, 503 not configured.
 */
import { createHandler } from './handler.ts';
import { readSettings } from './read-settings.ts';

Deno.serve(
  createHandler(
    readSettings((name) => Deno.env.get(name)),
    fetch,
  ),
);
