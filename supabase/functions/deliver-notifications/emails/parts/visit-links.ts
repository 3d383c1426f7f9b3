import { type VisitSubject, stopToken, visitLink } from '../../../_shared/visits/visit-link.ts';
import type { OutboxJob } from '../../outbox/outbox-job.ts';

export type Links = {
  /** By reference. */
  readonly visits: ReadonlyMap<string, string>;
  /** Ends the emails that ask to come back; only such an email has one. */
  readonly stopLink: string | undefined;
};

type LinkSettings = {
  readonly origin: string;
  readonly functions: string;
  readonly secret: string | undefined;
};

export function linksFor(job: OutboxJob, { origin, functions, secret }: LinkSettings): Links {
  const subjects = toSubjects(job);
  if (secret === undefined) return { visits: new Map(), stopLink: undefined };
  const [first] = job.kind === 'return' ? subjects : [];
  return {
    visits: new Map(
      subjects.map((subject) => [subject.reference, visitLink(origin, secret, subject)]),
    ),
    stopLink:
      first && `${functions}/visits?stop=${first.reference}.${stopToken(secret, first.reference)}`,
  };
}

function toSubjects(job: OutboxJob): VisitSubject[] {
  if (job.kind === 'digest' || job.kind === 'nudge') {
    const lines = job.kind === 'digest' ? job.request.requests : job.request;
    return lines.flatMap(({ reference, link_version: version }) =>
      version && reference ? [{ audience: job.audience, reference, version }] : [],
    );
  }
  const requests = job.source === null ? job.request : [job];
  return requests.flatMap((one) => {
    if (!('link_version' in one)) return [];
    const { link_version: version, request } = one;
    const [row] = request;
    const reference = row && 'reference' in row ? row.reference : null;
    return version && reference ? [{ audience: job.audience, reference, version }] : [];
  });
}
