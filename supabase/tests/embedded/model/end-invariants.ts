import { type Job, deliverAndCheck, readJobs, toMailbox } from './delivery-invariants.ts';
import { checkStep, expectEntry } from './step-invariants.ts';
import { type Press, type World, verify } from './world.ts';

const inTime = `kind not in ('reminder', 'nudge', 'tomorrow', 'return')`;

export async function reportMailEvents({ site, unreachable }: World, times: number): Promise<void> {
  for (const { mail, type } of site.provider.events.splice(0)) {
    for (let time = 0; time < times; time += 1) {
      const status = await site.tell({ ...mail, type });
      verify(status === 200, `4: ${type} was answered ${status}`);
    }
    if (type !== 'email.failed') unreachable.add(toMailbox(mail.to));
  }
}

/** 8 and 4: after an outage and some time, nothing is left undone. */
export async function checkEnd(world: World): Promise<void> {
  const { site } = world;
  site.provider.mode = 'takes';
  await reportMailEvents(world, 2);
  for (let tries = 0; tries < 40; tries += 1) {
    await deliverAndCheck(world);
    await checkStep(world);
    const [next] = await site.query<{ minutes: number }>(
      `select ceil(extract(epoch from greatest(min(due_at), now() + interval '1 minute') - now()) / 60)::int
         as minutes from private.outbox where status = 'queued' and ${inTime}
         having count(*) > 0`,
    );
    if (!next) {
      await checkDeliveries(world);
      return waitForReturns(world);
    }
    site.pass(Math.max(next.minutes, tries > 3 ? 16 : 1));
  }
  verify(false, '8: mails wait for ever');
}

async function waitForReturns(world: World): Promise<void> {
  for (let tries = 0; tries < 10; tries += 1) {
    const [next] = await world.site.query<{ minutes: number | null }>(
      `select ceil(extract(epoch from min(due_at) - now()) / 60)::int as minutes
         from private.outbox where status = 'queued' and kind = 'return'`,
    );
    if (next?.minutes === undefined || next.minutes === null) return;
    world.site.pass(Math.max(next.minutes, 16));
    await deliverAndCheck(world);
    await checkStep(world);
  }
  verify(false, '9: a mail to come back waits for ever');
}

async function checkDeliveries(world: World): Promise<void> {
  const jobs = await readJobs(world, 'true');
  const delivered = new Map<string, string[]>();
  for (const { jobId, text } of world.site.provider.delivered) {
    delivered.set(jobId, [...(delivered.get(jobId) ?? []), text]);
  }
  for (const [jobId, texts] of delivered) {
    const job = jobs.find(({ id }) => id === jobId);
    verify(
      texts.length === 1,
      `4: ${job?.audience} ${job?.kind} ${job?.reference} went ${texts.length} times`,
    );
  }
  expectRequestsTold(world, jobs, delivered);
  for (const press of world.presses.values()) expectChangeTold(world, press, jobs, delivered);
}

type Delivered = ReadonlyMap<string, readonly string[]>;

/** 8: every stored request reaches the operator, once. */
function expectRequestsTold({ requests }: World, jobs: readonly Job[], delivered: Delivered): void {
  for (const { reference, sendings } of requests.values()) {
    for (const { ids, street } of sendings) {
      const operatorJobs = jobs.filter(
        ({ kind, audience, row_ids: rows }) =>
          kind === 'received' && audience === 'operator' && rows.includes(ids[0] ?? ''),
      );
      verify(
        operatorJobs.length === 1,
        `8: ${reference} at ${street} has ${operatorJobs.length} mails to the operator`,
      );
      const [job] = operatorJobs;
      const texts = delivered.get(job?.digest_id ?? job?.id ?? '') ?? [];
      const isMentioned = texts.some((text) => text.includes(street) || / more\n/.test(text));
      verify(
        texts.length === 1 && isMentioned,
        `8: ${reference} at ${street} was told ${texts.length} times`,
      );
    }
  }
}

/** 4: the last change reaches everyone concerned, unless a rule says why not. */
function expectChangeTold(
  world: World,
  { reference, revision, kind, by }: Press,
  jobs: readonly Job[],
  delivered: Delivered,
): void {
  const isLatest = !world.presses.has(`${reference} ${revision + 1}`);
  const changeJobs = jobs.filter(
    (job) =>
      job.reference === reference &&
      job.revision === revision &&
      !['reminder', 'asked', 'kept', 'return'].includes(job.kind),
  );
  for (const job of changeJobs) {
    const texts = delivered.get(job.digest_id ?? job.id) ?? [];
    // a digest and thanks bring no file
    if (texts.length === 1) {
      if (isLatest && !job.digest_id && job.kind !== 'thanks')
        expectEntry(world, job.audience, reference);
      continue;
    }
    const why = `${job.status} ${job.last_error ?? ''}`.trim();
    const isExcused = acceptedReasons(world, reference, isLatest, by).includes(why);
    verify(isExcused, `4: ${kind} ${reference} was not told to the ${job.audience}: ${why}`);
  }
}

function acceptedReasons(
  world: World,
  reference: string,
  isLatest: boolean,
  by: Press['by'],
): string[] {
  const { unreachable, requests } = world;
  const isUnreachable = unreachable.has(toMailbox(requests.get(reference)?.mailbox ?? ''));
  return [
    ...(isLatest ? [] : ['left_out superseded']),
    ...(isUnreachable ? ['left_out recipient_complained', 'bounced', 'complained', 'sent'] : []),
    ...(isUnreachable && by === 'owner' ? ['left_out recipient_bounced'] : []),
    ...(by === 'owner' ? ['left_out recipient_limit', 'left_out too_late'] : []),
    // the provider refuses that address
    'failed provider_422_validation_error',
  ];
}
