import { afterAll } from 'vitest';
import { claimingClient } from '../emails/claiming-client.ts';
import { visitOutbox } from '../emails/visit-outbox.ts';
import { addedVisitClient } from '../visits/added-visit-client.ts';
import { visitClient } from '../visits/visit-client.ts';
import { startBackend } from './backend-under-test.ts';

/** A backend until the end of the file, and what visitor, owner, operator and deliverer do with it. */
export async function startClients() {
  const backend = await startBackend();
  afterAll(backend.stop);
  return {
    ...backend,
    ...visitClient(backend),
    ...addedVisitClient(backend),
    ...claimingClient(backend.operator),
    ...visitOutbox(backend),
  };
}
