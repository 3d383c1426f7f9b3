import {
  type VisitSubject,
  unsubscribePage,
  unsubscribeToken,
  visitLink,
} from '../../../_shared/visits/visit-link.ts';
import type { OutboxJob } from '../../outbox/outbox-job.ts';
import type { UnsubscribeLinks } from '../visit-email.ts';

export type Links = {
  readonly visits: ReadonlyMap<string, string>;
  /** Only for an email that asks to come back. */
  readonly stop: UnsubscribeLinks | undefined;
};

type LinkSettings = {
  readonly origin: string;
  readonly functions: string;
  readonly secret: string | undefined;
};

export function linksFor(job: OutboxJob, { origin, functions, secret }: LinkSettings): Links {
  const subjects = toSubjects(job);
  if (secret === undefined) return { visits: new Map(), stop: undefined };
  const [first] = job.kind === 'return' ? subjects : [];
  return {
    visits: new Map(
      subjects.map((subject) => [subject.reference, visitLink(origin, secret, subject)]),
    ),
    stop:
      first && unsubscribeLinks(`${first.reference}.${unsubscribeToken(secret, first.reference)}`),
  };

  function unsubscribeLinks(key: string): UnsubscribeLinks {
    return { page: unsubscribePage(origin, key), address: `${functions}/visits?stop=${key}` };
  }
}

function toSubjects(job: OutboxJob): VisitSubject[] {
  if (job.kind === 'digest' || job.kind === 'nudge') {
    const lines = job.kind === 'digest' ? job.request.requests : job.request;
    return toOperator(lines.map(({ reference }) => reference));
  }
  if (job.source === null) {
    return toOperator(job.request.map(({ request: [first] }) => first?.reference));
  }
  if (!('link_version' in job)) return [];
  const { audience, link_version: version, request } = job;
  const [row] = request;
  const reference = row && 'reference' in row ? row.reference : null;
  return version && reference ? [{ audience, reference, version }] : [];
}

function toOperator(references: readonly (string | null | undefined)[]): VisitSubject[] {
  return references.flatMap((reference) => (reference ? { audience: 'operator', reference } : []));
}
