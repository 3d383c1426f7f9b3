/**
 * The edge function `mail-events`: Resend tells it which mails bounced for good, were complained about or
 * could not be sent after all, and it marks their jobs; the last are queued again. https://resend.com/docs/webhooks/introduction
 *
 * POST with a signature by RESEND_WEBHOOK_SECRET. Answers 200 `{ marked }`, also for events that mean nothing
 * here, or `{ error }`: 401 the signature, 405, 413 over 64 KiB, 502 the database does not answer (the event
 * comes again), 503 not configured.
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
