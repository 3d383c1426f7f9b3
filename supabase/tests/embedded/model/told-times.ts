import { denverDay, formatDay, formatTime } from '../../../functions/_shared/time/denver-time.ts';
import type { Mail } from './mail-provider.ts';
import { type Job, type World, verify } from './world.ts';

const kindsWithTime = ['confirmed', 'next', 'moved', 'updated', 'reminder'];

/** 4: an email that says that the time stands, or is off, builds on one that arrived. */
export function expectKnownTime(
  { presses, site, unreachable }: World,
  mail: Mail,
  job: Job,
  jobs: ReadonlyMap<string, Job>,
): void {
  const { delivered } = site.provider;
  const isSentOn = delivered.includes(mail) && job.audience === 'owner' && job.reference !== null;
  if (!isSentOn || unreachable.has(mail.to.toLowerCase())) return;
  const own = [...jobs.values()].filter(
    ({ kind, audience, reference }) =>
      audience === 'owner' && reference === job.reference && kindsWithTime.includes(kind),
  );
  if (own.some(({ status }) => status === 'failed')) return;
  const earlier = delivered
    .slice(0, delivered.indexOf(mail))
    .findLast(({ jobId }) => own.some(({ id }) => id === jobId));
  // the answer of the provider was lost: nobody knows whether it arrived
  const isUnclear =
    earlier && own.some(({ id, status }) => id === earlier.jobId && status !== 'sent');
  if (isUnclear) return;
  const { starts = null } = presses.get(`${job.reference} ${job.revision}`) ?? {};
  if (mail.text.includes('time hasn’t changed') && starts) {
    const told = [formatDay(starts.day), formatTime(starts.time)];
    const isKnown = told.every((word) => earlier?.subject.includes(word));
    verify(isKnown, `4: "${mail.subject}" follows "${earlier?.subject}"`);
  }
  const [, time = ''] = /around (\S+ [AP]M)/.exec(earlier?.subject ?? '') ?? [];
  const { revision } = (earlier && jobs.get(earlier.jobId)) ?? {};
  const told = presses.get(`${job.reference} ${revision}`)?.starts;
  // a day that is over needs no cancellation
  const isOver = told && told.day < denverDay(new Date(mail.at));
  if (job.kind === 'canceled' && !isOver)
    verify(mail.text.includes(time), `4: "${mail.subject}" leaves out ${time}`);
}

/** 4: that the time stays is told, unless the visit is no longer as it was kept. */
export function expectKeptTold({ presses, stored }: World, jobs: readonly Job[]): void {
  for (const { kind, reference, revision, status, last_error: why } of jobs) {
    if (kind !== 'time_kept' || status !== 'left_out' || why !== 'superseded') continue;
    const visit = stored.get(reference ?? '')?.visit;
    if (visit?.status !== 'confirmed' || Date.parse(visit.starts_at ?? '') <= Date.now()) continue;
    const since = [...presses.values()].filter(
      (press) => press.reference === reference && press.revision > (revision ?? 0),
    );
    const isOther = since.some((press) => press.kind !== 'updated');
    verify(isOther, `4: nobody told that the time of ${reference} stays`);
  }
}
