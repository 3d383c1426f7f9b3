import type { OperatorVisit } from '../../../functions/_shared/visits/visit-state.ts';
import { readVisit } from './wishes.ts';
import { type World, verify } from './world.ts';

/** 18: a waived fee, or its waiver taken back, is told to nobody, and the visit stays as it was. */
export async function expectWaived(world: World, before: string, visit: OperatorVisit) {
  const { site, presses, waived } = world;
  const { reference, revision, history, owed } = visit;
  const last = history.at(-1);
  const isWaived = last?.action === 'waive';
  const press = presses.get(`${reference} ${revision}`);
  if (press?.kind === 'no_show') {
    if (isWaived) waived.set(reference, press.fee);
    const fee = isWaived ? 0 : (waived.get(reference) ?? 0);
    presses.set(`${reference} ${revision}`, { ...press, fee });
    verify(visit.fee === fee, `18: ${reference} shows $${visit.fee}, not $${fee}`);
  } else {
    verify(visit.wasLate === !isWaived, `18: ${reference} was late: ${visit.wasLate}`);
  }
  const own = owed.find((fee) => fee.reference === reference);
  verify(own?.isWaived === isWaived, `18: what is owed for ${reference} is ${JSON.stringify(own)}`);
  verify(before === (await readVisit(world, reference)), `18: a waived fee changed ${reference}`);
  const jobs = await site.query('select from private.outbox where change_id = $1', [last?.id]);
  verify(jobs.length === 0, `18: a waived fee of ${reference} caused an email`);
}

/** 18: what was charged with a visit is owed no more. */
export function expectSettled({ reference, owed }: OperatorVisit, named: readonly string[]): void {
  const left = owed.filter((fee) => !fee.isWaived && named.includes(fee.reference));
  verify(left.length === 0, `18: after ${reference} was charged, ${left.length} fees are owed`);
}
