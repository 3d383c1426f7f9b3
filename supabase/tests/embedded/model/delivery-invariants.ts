import { formatDay, formatTime } from '../../../functions/_shared/time/denver-time.ts';
import type { VisitTerms } from '../../../functions/_shared/visits/visit-terms.ts';
import { expectNoSecretWord } from './blocks.ts';
import { expectNoThanksAfterNoShow, expectThanks } from './endings.ts';
import type { Mail } from './mail-provider.ts';
import { operatorMailbox, privateWords } from './site.ts';
import { expectKeptTold, expectKnownTime } from './told-times.ts';
import { type Job, type World, readKeys, verify } from './world.ts';

export async function readJobs({ site }: World, where: string): Promise<Job[]> {
  return site.query<Job>(
    `select job.*, (select max(reference) from public.bookings where id = any (job.row_ids)) as reference
       from private.outbox as job where ${where}`,
  );
}

const emailsAboutRequests = `audience = 'operator' and kind = 'received'`;

export async function deliverAndCheck(world: World): Promise<void> {
  const { provider } = world.site;
  const waiting = await readJobs(
    world,
    `${emailsAboutRequests} and status = 'queued' and due_at <= now()`,
  );
  const isStopped = await haveMailsComeBack(world);
  const before = provider.delivered.length;
  provider.attempts.splice(0);
  await world.site.deliver();

  const jobs = new Map((await readJobs(world, 'tries > 0')).map((job) => [job.id, job]));
  expectRequestsFirst(provider.attempts, waiting, jobs);
  for (const mail of provider.attempts) {
    const job = jobs.get(mail.jobId);
    verify(job !== undefined, `8: an email of no job, "${mail.subject}"`);
    verify(
      !isStopped || job.audience === 'operator' || !job.by_visitor,
      `4: "${mail.subject}" went though emails to visitors come back`,
    );
    expectAddressee(world, mail, job);
    expectKnownTime(world, mail, job, jobs);
    expectNoSecretWord(`${mail.subject} ${mail.text} ${mail.files.join()}`);
    expectNoThanksAfterNoShow(world, mail, job);
    verify(!mail.text.includes(privateWords), `15: "${mail.subject}" says a private line`);
    verify(job.source !== null || job.row_ids.length <= 21, `8: "${mail.subject}" names too many`);
    if (job.kind === 'return') await expectWish(world, mail, job);
    else if (job.kind === 'thanks') expectThanks(world, mail, job);
    else expectWords(world, mail, job, jobs);
    verify(job.kind === 'thanks' || !mail.text.includes('Charged'), `3: "${mail.subject}" says it`);
  }
  for (const { files, to } of provider.delivered.slice(before)) {
    verify(files.length === 0 || to !== operatorMailbox, '7: the operator got a calendar file');
    world.files.push(...files);
  }
  expectKeptTold(world, await readJobs(world, `kind = 'time_kept'`));
  expectFewMails(world, jobs);
}

/** A complaint counts as ten. So few never stop emails, and neither does one in fifty of all that went. */
async function haveMailsComeBack({ site }: World): Promise<boolean> {
  const [returned] = await site.query<{ times: number; sent: number }>(
    `select count(*) filter (where sent_at > now() - interval '7 days')::int as sent,
       coalesce(sum(case status when 'complained' then 10 else 1 end) filter (
         where audience = 'owner' and by_visitor and returned_at > now() - interval '7 days'
       ), 0)::int as times
     from private.outbox`,
  );
  return returned !== undefined && returned.times > Math.max(3, returned.sent / 50);
}

/** 6: real requests are not delayed by others; those among the first three emails do not count against each other. */
function expectRequestsFirst(
  attempts: readonly Mail[],
  waiting: readonly Job[],
  jobs: ReadonlyMap<string, Job>,
): void {
  const unmarkedIds = new Set(waiting.map(({ id }) => id));
  const earlierSubjects: string[] = [];
  for (const { jobId, subject } of attempts) {
    const job = jobs.get(jobId);
    if (unmarkedIds.delete(jobId)) {
      verify(earlierSubjects.length <= 2, `6: ${subject} waited for ${earlierSubjects.join('; ')}`);
    } else if (job && !(job.kind === 'received' && job.audience === 'operator')) {
      if (!earlierSubjects.includes(subject)) earlierSubjects.push(subject);
    }
  }
  verify(
    unmarkedIds.size === 0 || earlierSubjects.length <= 2,
    `6: a request waits for ${earlierSubjects.join('; ')}`,
  );
}

/** 1: an owner's key only goes to the mailbox of the first sending. */
function expectAddressee({ requests }: World, mail: Mail, job: Job): void {
  const { source, audience, reference } = job;
  const to = mail.to.toLowerCase();
  const owners = readKeys(mail, 'visit').map((key) => key.reference);
  if (audience === 'owner' && source === 'bookings') owners.push(reference ?? '');
  for (const owner of owners) {
    const ownerMailbox = requests.get(owner)?.mailbox;
    verify(
      to === ownerMailbox,
      `1: "${mail.subject}" about ${owner} of ${ownerMailbox} went to ${to}`,
    );
  }
  const holdsOperatorKey = audience === 'operator' || readKeys(mail, 'operator').length > 0;
  verify(
    !holdsOperatorKey || to === operatorMailbox,
    `1: "${mail.subject}" with the operator's key went to ${to}`,
  );
}

/** 3: the email says what the pressed page showed. */
function expectWords(
  { presses }: World,
  { subject, text }: Mail,
  job: Job,
  jobs: ReadonlyMap<string, Job>,
): void {
  if (job.audience === 'operator' || job.revision === null) return;
  const press = presses.get(`${job.reference} ${job.revision}`);
  verify(press !== undefined, `2: "${subject}" tells of a change that nobody pressed`);
  const { kind, by, starts, street, note } = press;
  const streets = [...new Set([...text.matchAll(/\d+ Pearl St/g)].map(([found]) => found))];
  const isVisit = ['confirmed', 'next', 'moved', 'updated', 'undone'].includes(kind);
  const expected = isVisit ? street : '';
  verify(
    streets.join() === expected,
    `3: "${subject}" says ${streets.join()}, and the page said ${expected}`,
  );
  if (kind !== 'declined') {
    // a text may have told nobody home a later hour
    const time = starts && kind !== 'no_show' ? [formatTime(starts.time)] : [];
    const said = starts ? [formatDay(starts.day), ...time] : ['your request'];
    const isUnheard = kind === 'canceled' && !isTimeTold(job, jobs);
    const isSaid =
      said.every((words) => subject.includes(words)) ||
      (isUnheard && subject.includes('your request'));
    verify(isSaid, `3: "${subject}" does not say ${said.join(', ')}`);
  }
  if (isVisit && press.terms) expectTerms(subject, text, press.terms);
  const notes = [...new Set([...text.matchAll(/Note \d+\./g)].map(([found]) => found))].join();
  const isUnnoted = by === 'owner' || job.kind === 'reminder';
  const expectedNotes = kind === 'no_show' ? '' : isUnnoted ? notes : note;
  const isRead = [...presses.values()].some(
    (earlier) =>
      earlier.reference === job.reference &&
      earlier.revision < press.revision &&
      earlier.note === note,
  );
  const isSaid = notes === expectedNotes || (notes === '' && isRead);
  verify(isSaid, `3: "${subject}" says ${notes}, and the page said ${note}`);
}

function isTimeTold({ reference }: Job, jobs: ReadonlyMap<string, Job>): boolean {
  return [...jobs.values()].some(
    (job) =>
      job.reference === reference &&
      job.audience === 'owner' &&
      ['confirmed', 'next', 'moved', 'updated'].includes(job.kind) &&
      ['sent', 'bounced', 'complained'].includes(job.status),
  );
}

/** 9: no return email without the wish, after ending it, after booking again, or twice. */
async function expectWish(world: World, { to, subject }: Mail, job: Job): Promise<void> {
  const { site, endedReturns, presses } = world;
  const rows = await site.query<{ repeat_weeks: number | null; created_at: string }>(
    'select repeat_weeks, created_at from public.bookings where id = any ($1)',
    [job.row_ids],
  );
  verify(
    rows.every(({ repeat_weeks: weeks }) => weeks !== null),
    `9: "${subject}" without a wish`,
  );
  const endedAt = endedReturns.get(toMailbox(to)) ?? 0;
  const askedAt = Math.min(...rows.map(({ created_at: at }) => Date.parse(at)));
  verify(endedAt <= askedAt, `9: "${subject}" went to ${to}, who ended these mails`);
  verify(
    presses.get(`${job.reference} ${job.revision}`)?.kind === 'done',
    `9: "${subject}" is early`,
  );
  const before = site.provider.delivered.filter(
    (mail) => mail.subject.startsWith('Time for') && mail.jobId !== job.id && mail.to === to,
  );
  const returnJobs = await readJobs(world, `kind = 'return' and revision = ${job.revision ?? 0}`);
  const repeatedJobs = returnJobs.filter(
    ({ id, reference }) => reference === job.reference && before.some((mail) => mail.jobId === id),
  );
  verify(repeatedJobs.length === 0, `9: "${subject}" is a second mail about ${job.reference}`);
}

function expectTerms(subject: string, text: string, { groomer, travelFee, price }: VisitTerms) {
  const lines = [
    ...(groomer ? [`with ${groomer}`] : []),
    travelFee > 0 ? `$${travelFee}` : 'No travel fee.',
    ...(price === null ? [] : [`$${price}`]),
  ];
  for (const line of lines) verify(text.includes(line), `3: "${subject}" does not say ${line}`);
  verify(groomer !== '' || !/^\s+with /m.test(text), `3: "${subject}" names somebody`);
}

const day = 86_400_000;

/** 4: visitors cause at most 3 emails a day to any mailbox. */
function expectFewMails(world: World, jobs: ReadonlyMap<string, Job>): void {
  const emailsByVisitors = world.site.provider.delivered.filter(({ jobId }) => {
    const job = jobs.get(jobId);
    if (job?.audience !== 'owner') return false;
    const press = world.presses.get(`${job.reference} ${job.revision}`);
    return job.kind === 'received' || (press?.by === 'owner' && !press.wasAnswered);
  });
  for (const last of emailsByVisitors) {
    const emailsThatDay = emailsByVisitors.filter(
      ({ to, at }) => toMailbox(to) === toMailbox(last.to) && at <= last.at && at > last.at - day,
    );
    verify(emailsThatDay.length <= 3, `4: ${emailsThatDay.length} mails in a day to ${last.to}`);
  }
}

export function toMailbox(address: string): string {
  return address.toLowerCase().replace(/\+.*@/, '@');
}
