import { usd } from '../../../functions/_shared/business/format.ts';
import type { Mail } from './mail-provider.ts';
import { type Job, type World, verify } from './world.ts';

export function expectThanks({ presses }: World, { subject, text }: Mail, job: Job): void {
  const press = presses.get(`${job.reference} ${job.revision}`);
  verify(press?.kind === 'done', `3: "${subject}" follows ${press?.kind}`);
  verify(text.includes('Ears a little red'), `3: "${subject}" leaves out what the groomer found`);
  const told = text.includes('Charged: ');
  const isRight = press.charged ? text.includes(`Charged: ${usd(press.charged)}.`) : !told;
  verify(isRight, `3: "${subject}" says another amount than ${press.charged}`);
}

/** 12: after a no-show no email thanks or asks to come back or for a review; the fee is the pressed one. */
export function expectNoThanksAfterNoShow({ presses }: World, { subject, text }: Mail, job: Job) {
  const press = presses.get(`${job.reference} ${job.revision}`);
  if (job.audience === 'operator' || press?.kind !== 'no_show') return;
  verify(job.kind === 'no_show', `12: "${subject}" follows a no-show`);
  verify(!/thank|sorry|pleasure|review|time for/i.test(text), `12: "${subject}" says ${text}`);
  verify(
    text.includes('$') === press.fee > 0 && (press.fee === 0 || text.includes(`$${press.fee}`)),
    `12: "${subject}" names another fee than ${press.fee}`,
  );
}
