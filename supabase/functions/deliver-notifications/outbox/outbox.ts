import { type Project, callDatabase } from '../../_shared/http/project-database.ts';
import type { Outcome } from '../provider/email.ts';
import type { OutboxJob } from './outbox-job.ts';

export type Status = 'sent' | 'queued' | 'left_out' | 'failed';

/** Both calls reject when the database does not answer. */
export type Outbox = {
  /** Nobody else gets the job for 2 minutes; `undefined` when none is due. */
  claim(): Promise<OutboxJob | undefined>;
  /** Null when the claim had run out, or the provider has reported a failure since. */
  complete(job: OutboxJob, outcome: Outcome): Promise<Status | null>;
};

export function createOutbox(project: Project, send: typeof fetch): Outbox {
  return {
    async claim() {
      const [job]: OutboxJob[] = await callDatabase(project, ['claim_job', {}], send);
      return job;
    },
    complete(job, outcome) {
      const { id, try: number, round } = job;
      const args = { id, try: number, round, ...toArguments(outcome) };
      return callDatabase(project, ['complete_job', args], send);
    },
  };
}

function toArguments(outcome: Outcome) {
  if (outcome.outcome !== 'later') return outcome;
  const { reason, retryAfter } = outcome;
  const isPaused = retryAfter !== undefined;
  return { outcome: 'later', reason, retry_after: retryAfter ?? 0, pause: isPaused };
}
