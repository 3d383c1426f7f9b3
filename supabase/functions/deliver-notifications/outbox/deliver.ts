import { type Project, callDatabase } from '../../_shared/http/project-database.ts';
import type { Email, Outcome, Provider } from '../provider/mail-provider.ts';
import type { OutboxJob } from './outbox-job.ts';

export type Dependencies = {
  readonly outbox: Outbox;
  readonly provider: Provider;
  /** The first version the provider does not refuse is the one that goes. */
  readonly compose: (job: OutboxJob) => readonly Email[] | { readonly drop: string };
  /** A second channel to the operator. Never rejects. */
  readonly push: (job: OutboxJob) => Promise<void>;
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly log: (line: string) => void;
  readonly alarm: (line: string) => void;
};

type Tally = Record<Status, number>;

/** Milliseconds; the platform ends a function after 150 s. */
const longestRun = 45_000;
/** Milliseconds; a longer pause ends the run. */
const longestPause = 10_000;
const notComposed = { outcome: 'later', reason: 'not_composed' } as const;

/** Ends when the provider is unavailable or asks for a pause; the other jobs stay due. Rejects when the database does not answer. */
export async function deliver(dependencies: Dependencies): Promise<Tally> {
  const { outbox, push, now } = dependencies;
  const end = now() + longestRun;
  const tally: Tally = { sent: 0, queued: 0, left_out: 0, failed: 0 };

  while (now() < end) {
    const job = await outbox.claim();
    if (!job) break;
    if (job.audience === 'operator' && job.try === 1) await push(job);
    const outcome = await attempt(job, end, dependencies);
    const status = await outbox.complete(job, outcome);
    if (status) tally[status] += 1;
    report(job, outcome, status, dependencies);
    if (outcome.outcome === 'later' && outcome.reason.startsWith('provider')) break;
  }
  return tally;
}

/** The operator's job never fails for good, whatever a visitor typed. */
async function attempt(job: OutboxJob, end: number, dependencies: Dependencies): Promise<Outcome> {
  const emails = composeSafely(job, dependencies);
  if ('outcome' in emails) return emails;

  let outcome: Outcome = notComposed;
  const { provider } = dependencies;
  const { id: jobId, round } = job;
  // the operator's mailbox may have refused what was typed: later rounds go without
  const first = job.audience === 'operator' && round > 0 ? emails.length - 1 : 0;
  for (const [version, email] of emails.entries()) {
    if (version < first) continue;
    const sending = { jobId, round, key: keyFor(job, version) };
    outcome = await sendPatiently(() => provider.send(email, sending), end, dependencies);
    if (outcome.outcome !== 'never') return outcome;
  }
  if (job.audience === 'owner' || outcome.outcome !== 'never') return outcome;
  // not `provider_…`: the outbox wakes those jobs, and a run ends with them
  return { outcome: 'later', reason: outcome.reason.replace('provider', 'refused') };
}

/** The provider accepts one content per key, so each round and version has its own. */
function keyFor({ id, round }: OutboxJob, version: number): string {
  const key = round === 0 ? id : `${id}/round-${round}`;
  return version === 0 ? key : `${key}/${version}`;
}

async function sendPatiently(
  send: () => Promise<Outcome>,
  end: number,
  { now, sleep }: Dependencies,
): Promise<Outcome> {
  for (;;) {
    const outcome = await send();
    const pause = outcome.outcome === 'later' ? (outcome.retryAfter ?? 0) * 1000 : 0;
    if (pause === 0 || pause > longestPause || now() + pause >= end) return outcome;
    await sleep(pause);
  }
}

/** An email that cannot be composed must not hold up the others. */
function composeSafely(job: OutboxJob, { compose }: Dependencies): readonly Email[] | Outcome {
  try {
    const emails = compose(job);
    return 'drop' in emails ? { outcome: 'drop', reason: emails.drop } : emails;
  } catch {
    return notComposed;
  }
}

function report(
  job: OutboxJob,
  outcome: Outcome,
  status: Status | null,
  { log, alarm }: Dependencies,
): void {
  const jobWords = `mail ${job.id} (${job.kind === 'received' ? job.source : job.kind}, to the ${job.audience}), try ${job.try}`;
  const why = outcome.outcome === 'sent' ? '' : `: ${outcome.reason}`;
  if (status === 'failed') alarm(`GIVEN UP: ${jobWords}${why}. Contact them another way.`);
  else
    log(
      `${status ?? 'not counted: the claim expired, or the provider failed it'}: ${jobWords}${why}`,
    );
}

type Status = 'sent' | 'queued' | 'left_out' | 'failed';

/** Both calls reject when the database does not answer. */
type Outbox = {
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
