import { visitLink, type VisitSubject } from '../_shared/visit-link.ts';
import type { Job } from './job.ts';

/** The links to visits that a mail may show to its reader, by reference. */
export type Links = ReadonlyMap<string, string>;

/** Makes the links of a job; none without a secret. */
export async function linksOf(
  job: Job,
  { origin, secret }: { origin: string; secret: string | undefined },
): Promise<Links> {
  const subjects = secret === undefined ? [] : subjectsOf(job);
  const links = subjects.map(
    async (subject) => [subject.reference, await visitLink(origin, secret ?? '', subject)] as const,
  );
  return new Map(await Promise.all(links));
}

function subjectsOf(job: Job): VisitSubject[] {
  const requests = job.source === null ? job.request : [job];
  return requests.flatMap((one) => {
    if (!('link_version' in one)) return [];
    const { link_version: version, request } = one;
    const [row] = request;
    const reference = row && 'reference' in row ? row.reference : null;
    return version && reference ? [{ audience: job.audience, reference, version }] : [];
  });
}
