/**
 * Webhook of the mail provider, signed by it. 200 `{ marked }`, or `{ error }`: 401 signature, 405, 413 over 64 KiB,
 * 502 database (the provider sends again), 503 not configured.
 */
import { readSite } from '../_shared/http/read-site.ts';
import { createHandler, webhookSetting } from './handler.ts';

const env = (name: string) => Deno.env.get(name);

Deno.serve(
  createHandler(
    { project: readSite(env).project, secret: env(webhookSetting) },
    { send: fetch, now: Date.now, alarm: console.error },
  ),
);
