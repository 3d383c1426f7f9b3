import type { startBackend } from '../setup/backend-under-test.ts';
import { claimingClient, kinds } from './claiming-client.ts';

export function visitOutbox({
  operator,
  sql,
}: Pick<Awaited<ReturnType<typeof startBackend>>, 'operator' | 'sql'>) {
  const { claimAll } = claimingClient(operator);
  const makeDue = (kind?: string) =>
    sql(`update private.outbox set due_at = now()
      where status = 'queued' and kind = coalesce(nullif('${kind ?? ''}', ''), kind)`);
  return {
    kinds: async () => kinds(await claimAll()),
    makeDue,
    async claimDue(): Promise<string[]> {
      await makeDue();
      return kinds(await claimAll());
    },
    /** Leaves out the email about a day, since it is about no single visit. */
    async waiting() {
      const jobs = await sql(
        `select audience || ' ' || kind as job from private.outbox where status = 'queued' and tries = 0 and kind <> 'tomorrow'
           order by due_at, 1`,
      );
      return jobs.map(({ job }) => job);
    },
    async superseded() {
      const jobs = await sql(
        `select kind from private.outbox where status = 'left_out' and last_error = 'superseded' order by 1`,
      );
      return jobs.map(({ kind }) => kind);
    },
    async empty() {
      await sql('delete from private.outbox');
      await sql('delete from private.changes');
      await sql('delete from private.visits');
    },
  };
}
