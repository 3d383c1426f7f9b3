import { formatTime } from '../../../functions/_shared/time/denver-time.ts';
import { deliverAndCheck, readJobs } from './delivery-invariants.ts';
import { findWaiting, sixtyDays } from './sendings.ts';
import { operatorMailbox } from './site.ts';
import { checkStep, expectEntry } from './step-invariants.ts';
import { type Job, type Press, type World, verify } from './world.ts';

const lookUpWords = 'We couldn’t email you the details';
const inTime = `kind not in ('reminder', 'nudge', 'tomorrow', 'return')`;

/** Twice means out of order too. */
export async function reportMailEvents({ site, unreachable }: World, times: number): Promise<void> {
  const events = site.provider.events.splice(0);
  if (times > 1) events.push(...events.toReversed());
  for (const { mail, type, ...details } of events) {
    const status = await site.tell({ ...mail, type, ...details });
    verify(status === 200, `4: ${type} was answered ${status}`);
    const isForGood = details.bounce === undefined || details.bounce.type === 'Permanent';
    if (type !== 'email.failed' && isForGood && mail.to === operatorMailbox) {
      const [health] = await site.query<{ problem: string }>('select private.problem() as problem');
      verify(health?.problem === 'operator_address', '8: nobody knows that the operator is deaf');
    }
    if (type !== 'email.failed' && isForGood)
      unreachable.add(mail.to.toLowerCase()).add(mail.jobId);
  }
}

/** 8 and 4: after an outage and some time, nothing is left undone. */
export async function checkEnd(world: World): Promise<void> {
  const { site } = world;
  site.provider.mode = 'takes';
  await reportMailEvents(world, 2);
  // what docs/operating.md says to do when the heartbeat is silent
  await site.query(
    `update private.outbox set status = 'queued', round = round + 1, tries = 0, due_at = now()
       where audience = 'operator' and status in ('bounced', 'complained')`,
  );
  for (let tries = 0; tries < 40; tries += 1) {
    await deliverAndCheck(world);
    await checkStep(world);
    const [next] = await site.query<{ minutes: number }>(
      `select ceil(extract(epoch from greatest(min(due_at), now() + interval '1 minute') - now()) / 60)::int
         as minutes
       from private.outbox where status = 'queued' and (${inTime} or tries > 0) having count(*) > 0`,
    );
    if (!next) {
      await checkDeliveries(world);
      return waitForReturns(world);
    }
    // long enough for receipts that wait until a complaint is seven days old
    site.pass(Math.max(next.minutes, tries > 20 ? 720 : tries > 3 ? 16 : 1));
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
  verify(false, '9: an email to come back waits for ever');
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
  expectMessagesTold(world, jobs, delivered);
  for (const press of world.presses.values()) expectChangeTold(world, press, jobs, delivered);
  expectTimeKnown(world, jobs);
  await expectNoFalseAlarm(world, jobs);
}

/** 4: the last email with an appointment names the time that stands. */
function expectTimeKnown({ presses, requests, unreachable, site }: World, jobs: readonly Job[]) {
  for (const { reference, revision, kind, status, starts } of presses.values()) {
    const isLatest = !presses.has(`${reference} ${revision + 1}`);
    if (!isLatest || status !== 'confirmed' || !starts) continue;
    if (unreachable.has(requests.get(reference)?.mailbox ?? '')) continue;
    const own = jobs.filter(
      (job) =>
        job.reference === reference && ['confirmed', 'next', 'moved', 'updated'].includes(job.kind),
    );
    const last = site.provider.delivered.findLast(({ jobId }) =>
      own.some(({ id }) => id === jobId),
    );
    // a change of a visit that has begun is only recorded
    const isRecorded = kind === 'updated' && own.every((job) => job.revision !== revision);
    const isExcused =
      own.length === 0 || isRecorded || own.some(({ status }) => status === 'failed');
    const isRight = isExcused || last?.text.includes(formatTime(starts.time));
    verify(isRight === true, `4: nobody told the owner of ${reference} about ${starts.time}`);
  }
}

/** 8: an alarm has a reason: an entry that no email told waits longer than promised. */
async function expectNoFalseAlarm(world: World, jobs: readonly Job[]): Promise<void> {
  const [health] = await world.site.query<{ problem: string | null }>(
    'select private.problem() as problem',
  );
  const told = new Set(jobs.filter(isOwn).flatMap((job) => job.row_ids));
  const untold = findWaiting(world).filter(
    ({ id, nudgeAt }) => !told.has(id) && nudgeAt < Date.now(),
  );
  const isRight = health?.problem === (untold.length > 0 ? 'mail_late' : null);
  verify(isRight, `8: the alarm is ${health?.problem}, with ${untold.length} that wait`);
}

type Delivered = ReadonlyMap<string, readonly string[]>;

/** 8: every stored request is told to the operator, by an email, a digest that counts it or a press on its page. */
function expectRequestsTold(world: World, jobs: readonly Job[], delivered: Delivered): void {
  for (const { reference, sendings } of world.requests.values()) {
    const isAnswered = [...world.presses.values()].some((press) => press.reference === reference);
    // a version that was told counts for the older ones that were not
    let isToldLater = isAnswered;
    for (const { ids, street, at } of sendings.toReversed()) {
      const own = jobs.filter((job) => isOwn(job) && job.row_ids.includes(ids[0] ?? ''));
      verify(own.length <= 1, `8: ${reference} at ${street} has ${own.length} mails of its own`);
      const isTold =
        own.some(({ id }) =>
          // an email that came back goes again without typed text
          textsOf(delivered, id).some((text) => text.includes(street) || isLookUp(text, reference)),
        ) || hasDigest(world, jobs, at);
      verify(isTold || isToldLater, `8: ${reference} at ${street} was told in no email`);
      isToldLater ||= isTold;
    }
  }
}

const isOwn = ({ audience, kind }: Job) => audience === 'operator' && kind === 'received';

/** The page lists all that a digest counts: what came within 60 days. */
function hasDigest({ site }: World, jobs: readonly Job[], since: number): boolean {
  if (since + sixtyDays <= Date.now()) return true;
  const digests = new Set(jobs.filter(({ kind }) => kind === 'digest').map(({ id }) => id));
  return site.provider.delivered.some((mail) => digests.has(mail.jobId) && mail.at >= since);
}

/** 8: messages. */
function expectMessagesTold(world: World, jobs: readonly Job[], delivered: Delivered): void {
  for (const { id, words, at, status } of world.messages) {
    const own = jobs.filter((job) => isOwn(job) && job.row_ids.includes(id));
    const texts = own.flatMap((job) => textsOf(delivered, job.id));
    const isTold = texts.some((text) => text.includes(words) || text.includes(lookUpWords));
    const isAnswered = status !== undefined;
    verify(
      isTold || isAnswered || hasDigest(world, jobs, at),
      `8: "${words}" was told in no email`,
    );
  }
}

const textsOf = (delivered: Delivered, id: string) => delivered.get(id) ?? [];

function isLookUp(text: string, reference: string): boolean {
  return text.includes(reference) && text.includes(lookUpWords);
}

/** 4: everyone concerned hears of the last change, unless a rule says why not. */
function expectChangeTold(
  world: World,
  { reference, revision, kind, by, wasAnswered }: Press,
  jobs: readonly Job[],
  delivered: Delivered,
): void {
  const isLatest = !world.presses.has(`${reference} ${revision + 1}`);
  const changeJobs = jobs.filter(
    (job) =>
      job.reference === reference &&
      job.revision === revision &&
      !['reminder', 'asked', 'time_kept', 'return'].includes(job.kind),
  );
  for (const job of changeJobs) {
    const texts = textsOf(delivered, job.id);
    // an email that ends a visit which has begun brings no file
    if (texts.length === 1) {
      if (isLatest && job.audience === 'owner' && !['thanks', 'no_show'].includes(job.kind))
        expectEntry(world, reference);
      continue;
    }
    const why = `${job.status} ${job.last_error ?? ''}`.trim();
    const isExcused = acceptedReasons(world, job, isLatest, wasAnswered ? 'operator' : by).includes(
      why,
    );
    verify(isExcused, `4: ${kind} ${reference} was not told to the ${job.audience}: ${why}`);
  }
}

function acceptedReasons(world: World, job: Job, isLatest: boolean, by: Press['by']) {
  const { unreachable, requests } = world;
  // it may have left before the mailbox was changed
  const recipients = [requests.get(job.reference ?? '')?.mailbox ?? '', job.id];
  const isUnreachable = recipients.some((each) => unreachable.has(each));
  return [
    ...(isLatest ? [] : ['left_out superseded', 'left_out undone']),
    ...(isUnreachable ? ['left_out recipient_complained', 'bounced', 'complained', 'sent'] : []),
    ...(isUnreachable && by === 'owner' ? ['left_out recipient_bounced'] : []),
    ...(by === 'owner' ? ['left_out recipient_limit', 'left_out too_late'] : []),
    // the provider refuses that address
    'failed provider_422_validation_error',
    ...(by === 'owner' ? ['failed provider_failed'] : []),
  ];
}
