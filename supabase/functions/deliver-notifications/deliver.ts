import type { Job } from './job.ts';
import type { Mail, Outcome, Provider } from './mail.ts';
import type { Outbox } from './outbox.ts';

/** What a run needs from the world around it, so that tests can stand in for it. */
export type Outside = {
  readonly outbox: Outbox;
  readonly provider: Provider;
  /** Writes the mail of a job, or says why there can be none. */
  readonly compose: (job: Job) => Mail | { readonly never: string };
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly log: (line: string) => void;
  /** For what somebody must look at. */
  readonly alarm: (line: string) => void;
};

/** How many mails went, wait for a later try, and were given up. */
export type Tally = { sent: number; queued: number; failed: number };

/** Milliseconds after which no further job is claimed; the platform ends a function after 150 s. */
const longestRun = 45_000;
/** Milliseconds of a pause that a run waits for itself; a longer one ends it. */
const longestPause = 10_000;
const notComposed = 'not_composed';

/**
 * Delivers due jobs one after the other. A mail that must wait for the provider ends the run: the
 * rest stays untried, and is due when the provider is back. Rejects when the database does not answer.
 */
export async function deliver(outside: Outside): Promise<Tally> {
  const { outbox, now } = outside;
  const end = now() + longestRun;
  const tally: Tally = { sent: 0, queued: 0, failed: 0 };

  while (now() < end) {
    const job = await outbox.claim();
    if (!job) break;
    const outcome = await attempt(job, end, outside);
    const status = await outbox.complete(job, outcome);
    if (status) tally[status] += 1;
    report(job, outcome, status, outside);
    if (outcome.outcome === 'later' && outcome.reason !== notComposed) break;
  }
  return tally;
}

/** One try; a provider that asks for a short pause gets it, and the same mail again. */
async function attempt(job: Job, end: number, outside: Outside): Promise<Outcome> {
  const { provider, now, sleep } = outside;
  const mail = composeSafely(job, outside);
  if (!('to' in mail)) return mail;

  for (;;) {
    const outcome = await provider.send(mail, job.id);
    const pause = outcome.outcome === 'later' ? (outcome.retryAfter ?? 0) * 1000 : 0;
    if (pause === 0 || pause > longestPause || now() + pause >= end) return outcome;
    await sleep(pause);
  }
}

/** A request that cannot be put into words must not keep the others waiting. */
function composeSafely(job: Job, { compose }: Outside): Mail | Outcome {
  try {
    const mail = compose(job);
    return 'never' in mail ? { outcome: 'never', reason: mail.never } : mail;
  } catch {
    return { outcome: 'later', reason: notComposed };
  }
}

function report(job: Job, outcome: Outcome, status: string | null, { log, alarm }: Outside): void {
  const about = `mail ${job.id} (${job.source}, to the ${job.audience}), try ${job.try}`;
  const why = outcome.outcome === 'sent' ? '' : `: ${outcome.reason}`;
  if (status === 'failed') alarm(`GIVEN UP: ${about}${why}. Somebody must tell them otherwise.`);
  else log(`${status ?? 'claim ran out'}: ${about}${why}`);
}
