import { joinFilled, joinNames, petNames, usd } from '@shared/business/format';
import { addDays } from '@shared/time/denver-time';
import type { Earned } from '@shared/visits/operator-day';

/** The week begins on Monday and ends today. */
export function thisWeek(today: string) {
  const sinceMonday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7;
  return { first: addDays(today, -sinceMonday), last: today };
}

/** `$1,920 charged`, and `12 done, 1 without a figure, $25 owed`. */
export function earnedWords({ done, owed }: Earned) {
  const charged = done.reduce((sum, visit) => sum + (visit.charged ?? 0), 0);
  const open = done.filter((visit) => visit.charged === null).length;
  return {
    sum: done.length > 0 ? `${usd(charged)} charged` : 'Nothing marked done',
    rest: joinFilled([
      done.length > 0 ? `${done.length} done` : 'A visit counts once you tap Done',
      open > 0 && `${open} without a figure`,
      owed > 0 && `${usd(owed)} owed`,
    ]),
  };
}

const columns: Readonly<Record<string, (visit: Earned['done'][number]) => string>> = {
  Day: ({ day }) => day,
  Owner: ({ owner }) => owner,
  Pets: ({ pets }) => petNames(pets),
  Services: ({ pets }) => joinNames([...new Set(pets.map(({ service }) => service))]),
  'Charged in $': ({ charged }) => charged?.toFixed(2) ?? '',
  'Travel fee in $': ({ travelFee }) => travelFee.toFixed(2),
  'Owed from before in $': ({ owedBefore }) => owedBefore.toFixed(2),
};

/** Any spreadsheet opens it. A visit is a line, and what was charged includes both fees. */
export function earnedCsv({ done }: Earned): string {
  const lines = done.map((visit) => Object.values(columns).map((read) => read(visit)));
  const rows = [Object.keys(columns), ...lines];
  return rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}

/** A spreadsheet would run what begins like a formula. */
function toCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
