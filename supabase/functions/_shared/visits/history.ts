import { formatMinutes, joinFilled, joinNames, usd } from '../business/format.ts';
import { formatPhone } from '../business/phone.ts';
import { oneLine } from '../http/safe-text.ts';
import { formatDay, formatTime } from '../time/denver-time.ts';
import { toCamel } from './to-camel.ts';
import { type Facts, type VisitRecord, changeRow } from './visit-record.ts';

/** What a change did is the difference between the state before it and that before the next one. */
export function toHistory({ history, facts }: Pick<VisitRecord, 'history' | 'facts'>) {
  return history.map((change, index) => {
    const { before } = change;
    const after = history.slice(index + 1).find((later) => later.before)?.before ?? facts;
    return {
      ...toCamel(changeRow.parse(change)),
      /** `9:00 AM to 9:30 AM, price $120 to $140`; may be empty. */
      what: before && after ? changedWords(before, after) : '',
    };
  });
}

function changedWords(before: Facts, after: Facts): string {
  const [was, is] = [before, after].map(factWords);
  const others = Object.entries(is ?? {}).map(([name, words]) => {
    const earlier = was?.[name] ?? '';
    if (words === '' || words === earlier) return '';
    return joinFilled([name, earlier && `${earlier} to`, words], ' ');
  });
  return joinFilled([movedWords(before, after), ...others]);
}

/** `from Mon, Nov 30, 9:00 AM to 9:30 AM` */
function movedWords(before: Facts, after: Facts): string {
  const [from, to] = [startWords(before), startWords(after)];
  if (from === '' || to === '' || from === to) return '';
  return `from ${from} to ${before.day === after.day ? formatTime(after.time ?? '') : to}`;
}

function startWords({ day, time }: Facts): string {
  return day && time ? `${formatDay(day)}, ${formatTime(time)}` : '';
}

function factWords(facts: Facts): Record<string, string> {
  const { minutes, price, travel_fee: fee, charged, pets, services, address, phone, email } = facts;
  return {
    length: minutes === null ? '' : formatMinutes(minutes),
    price: price === null ? '' : usd(price),
    'travel fee': fee === null ? '' : usd(fee),
    charged: charged === null ? '' : usd(charged),
    pets: joinNames((pets ?? []).map(oneLine)),
    services: joinNames((services ?? []).map(oneLine)),
    address: oneLine(address ?? ''),
    phone: formatPhone(oneLine(phone ?? '')),
    email: oneLine(email ?? ''),
  };
}
