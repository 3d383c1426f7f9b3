import type { Business } from '../../../_shared/business/business.ts';
import { oneLine } from '../../../_shared/http/safe-text.ts';
import { formatTime } from '../../../_shared/time/denver-time.ts';
import type { Block } from '../email-content.ts';
import { reachBlocks, reachFacts } from '../parts/operator-blocks.ts';
import type { BlockedHours } from '../parts/request-rows.ts';

type Hold = {
  readonly day: string;
  readonly time: string;
  readonly name: string;
  readonly phone: string | null;
};

export function toHold({
  first: day,
  from: time,
  held_for: name,
  held_phone: phone,
}: BlockedHours[number]): Hold[] {
  return time === null || name === null ? [] : [{ day, time, name: oneLine(name), phone }];
}

/** Address and pets are missing, so this evening is the last time to ask. */
export function holdBlocks({ time, name, phone }: Hold, business: Business): Block[] {
  const contact = { name, phone, email: null, about: 'the time we hold for you' };
  const facts = reachFacts(contact);
  return [
    {
      kind: 'notice',
      tone: 'attention',
      title: `Hold: ${formatTime(time)}, ${name}`,
      text: 'No address yet. Ask for it and fill it in on your day, or remove the hold: it ends with that day.',
    },
    ...(facts.length > 0 ? [{ kind: 'facts', facts } as const] : []),
    ...reachBlocks(contact, business),
  ];
}

/** `2 visits and 1 hold` */
export function dayCount({ visits, holds }: { visits: number; holds: number }): string {
  return [
    visits > 0 && (visits === 1 ? '1 visit' : `${visits} visits`),
    holds > 0 && (holds === 1 ? '1 hold' : `${holds} holds`),
  ]
    .filter(Boolean)
    .join(' and ');
}
