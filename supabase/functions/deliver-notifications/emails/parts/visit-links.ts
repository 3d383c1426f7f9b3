import { type VisitSubject, stopToken, visitLink } from '../../../_shared/visit-link.ts';
import type { OutboxJob } from '../../outbox/outbox-job.ts';

export type Links = ReadonlyMap<string, string>;

type Places = {
  readonly origin: string;
  readonly functions: string;
  readonly secret: string | undefined;
};

export const newLinkWords = 'The links in our earlier emails no longer open. This one does.';

export function stopName(reference: string): string {
  return `stop ${reference}`;
}

export async function linksFor(
  job: OutboxJob,
  { origin, functions, secret }: Places,
): Promise<Links> {
  const subjects = secret === undefined ? [] : toSubjects(job);
  const links = subjects.map(
    async (subject) => [subject.reference, await visitLink(origin, secret ?? '', subject)] as const,
  );
  const stops = subjects
    .filter(() => job.kind === 'return')
    .map(async ({ reference }) => {
      const token = await stopToken(secret ?? '', reference);
      return [stopName(reference), `${functions}/visits?stop=${reference}.${token}`] as const;
    });
  return new Map(await Promise.all([...links, ...stops]));
}

function toSubjects(job: OutboxJob): VisitSubject[] {
  const requests = job.source === null ? job.request : [job];
  return requests.flatMap((one) => {
    if (!('link_version' in one)) return [];
    const { link_version: version, request } = one;
    const [row] = request;
    const reference = row && 'reference' in row ? row.reference : null;
    return version && reference ? [{ audience: job.audience, reference, version }] : [];
  });
}
