/**
 * Webhook of Resend, signed with RESEND_WEBHOOK_SECRET: https://resend.com/docs/webhooks/introduction. 200
 * `{ marked }`, or `{ error }`: 401 signature, 405, 413 over 64 KiB, 502 database (Resend sends again), 503 not
 * configured.
 */
import { findProject, readSecretKeys } from '../_shared/project-database.ts';
import { createHandler } from './handler.ts';

const env = (name: string) => Deno.env.get(name);

Deno.serve(
  createHandler(
    { project: findProject(env, readSecretKeys(env)), secret: env('RESEND_WEBHOOK_SECRET') },
    { send: fetch, now: Date.now, alarm: console.error },
  ),
);
