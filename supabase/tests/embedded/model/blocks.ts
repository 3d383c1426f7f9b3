import { denverMoment } from '../../../functions/_shared/time/denver-time.ts';
import { dayFromToday } from '../../setup/sample-rows.ts';
import { type World, verify } from './world.ts';

/** A word that no email and no answer to a visitor may hold. */
const secretWord = 'Root canal';

const ids = [1, 2, 3].map((number) => `0b7c4f0e-6f3e-4d0e-9f27-1c8f4f9a2b1${number}`);

export const holdIds = ids.map((id) => id.replace('0b', '1b'));

type BlockStep = {
  blocksTime: 'a day' | 'hours' | 'days' | 'a hold' | 'no more';
  from: 'phone' | 'borrowed';
  which: number;
  slot: number;
};

/** Two devices may send the same id; taking back what is gone does nothing. */
export async function blockTime({ site }: World, step: BlockStep): Promise<void> {
  const { status } = await site.askForBlock(
    toAction(step),
    step.from === 'borrowed' ? 'a wrong key' : undefined,
  );
  const expected = step.from === 'borrowed' ? [403, 429] : [200, 409];
  verify(expected.includes(status), `13: a block from ${step.from} was answered ${status}`);
}

function toAction({ blocksTime, which, slot }: BlockStep) {
  const id = ids[which] ?? '';
  if (blocksTime === 'no more') return { action: 'unblock', id };
  const first = dayFromToday([0, 1, 3, 4, 5, 6, 7, 31][slot] ?? 0);
  if (blocksTime === 'a hold') {
    const caller = { name: 'Kim', phone: '303-555-0142' };
    return {
      action: 'hold',
      id: holdIds[which] ?? '',
      day: first,
      time: '10:00',
      minutes: 90,
      takesClosedTime: slot % 2 === 0,
      ...caller,
    };
  }
  const last = blocksTime === 'days' ? dayFromToday(31) : first;
  const hours =
    blocksTime === 'hours' ? { from: '10:00', until: '13:30' } : { from: null, until: null };
  return { action: 'block', id, first, last, ...hours, reason: secretWord };
}

type Row = { first: string; last: string; from: string | null; until: string | null };

/** 13: no visit that is still to begin stands in blocked time, and visitors are told of whole days alone. */
export async function checkBlocks({ site, stored }: World): Promise<void> {
  const blocks = await site.query<Row>(
    `select first_day::text as first, last_day::text as last, to_char(from_time, 'HH24:MI') as from,
       to_char(until_time, 'HH24:MI') as until from private.blocks`,
  );
  const spans = blocks.map(({ first, last, from, until }) => ({
    begins: denverMoment(first, from ?? '00:00').getTime(),
    ends: denverMoment(last, until ?? '23:59').getTime(),
  }));
  for (const { reference, visit } of stored.values()) {
    const starts = Date.parse(visit?.starts_at ?? '');
    if (visit?.status !== 'confirmed' || starts <= Date.now()) continue;
    const ends = starts + (visit.minutes ?? 0) * 60_000;
    const isBlocked = spans.some((span) => span.begins < ends && starts < span.ends);
    verify(!isBlocked, `13: ${reference} stands in blocked time`);
  }
  const { closedDays } = await site.askForDaysAhead();
  const known = blocks.filter(({ from }) => from === null);
  const isTold = (day: string) => known.some(({ first, last }) => first <= day && day <= last);
  const isRight =
    closedDays.every(isTold) &&
    known.every(({ last }) => last < dayFromToday(0) || closedDays.includes(last));
  verify(isRight, `13: visitors are told of ${closedDays.join()}, of ${JSON.stringify(known)}`);
}

export function expectNoSecretWord(text: string): void {
  verify(!text.includes(secretWord), '13: a private word stands in an email');
}
