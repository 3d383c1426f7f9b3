import { formatDay } from '@shared/time/denver-time';
import type { AskedTime, DenverTime } from '@shared/visits/visit-state';
import { matchesRequest } from '@shared/visits/visit-terms';

type NotAskedForProps = { starts: DenverTime | null; asked: AskedTime | null };

/** Shown for a time outside the day or window that the owner asked for last. */
export function NotAskedFor({ starts, asked }: NotAskedForProps) {
  if (!starts || !asked || matchesRequest(starts, asked)) return null;
  return (
    <span className="block text-[0.95rem] font-normal text-amber">
      <span className="font-semibold">Not the time asked for</span> ({formatDay(asked.day)},{' '}
      {asked.window})
    </span>
  );
}
