/**
 * POST `{ token }` with a publishable key as `apikey`. 200 `{ confirmed: true }`, or `{ error }`: 400 no token, 401
 * key, 403 foreign page, 404 unknown or expired token, 405, 413 over 1 KiB, 502 database, 503 not configured.
 */
import { readSite } from '../_shared/http/read-site.ts';
import { createHandler } from './handler.ts';

Deno.serve(
  createHandler(
    readSite((name) => Deno.env.get(name)),
    fetch,
  ),
);
