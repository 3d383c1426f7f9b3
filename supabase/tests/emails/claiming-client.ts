import type { Digest } from '../../functions/deliver-notifications/emails/parts/request-rows.ts';
import type { startBackend } from '../setup/backend-under-test.ts';
import type { VisitRow } from '@shared/visits/visit-record';

export type Claimed = {
  id: string;
  try: number;
  round: number;
  kind: string;
  source: string | null;
  audience: string;
  request: Record<string, unknown>[];
  wish: Record<string, unknown> | null;
  visit: VisitRow | null;
  digest: Digest | null;
};

export const kinds = (jobs: readonly Claimed[]) =>
  jobs.map(({ audience, kind }) => `${audience} ${kind}`);

export function claimingClient(operator: Awaited<ReturnType<typeof startBackend>>['operator']) {
  async function claim(): Promise<Claimed | undefined> {
    const { data } = await operator().rpc('claim_job');
    const job = data?.[0];
    return job && { ...job, digest: job.kind === 'digest' ? job.request : null };
  }
  async function claimAll(): Promise<Claimed[]> {
    const all: Claimed[] = [];
    for (let job = await claim(); job; job = await claim()) all.push(job);
    return all;
  }
  async function complete({ id, try: count, round }: Claimed, marks: object) {
    const { data } = await operator().rpc('complete_job', { id, try: count, round, ...marks });
    return data;
  }
  const report = (id: string | undefined, event: string, round = 0) =>
    operator().rpc('report_mail_event', { id, event, round });
  return { claim, claimAll, complete, report };
}
