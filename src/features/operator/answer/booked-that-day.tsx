import { blockHoursWords } from '../day/block-words';
import { blocksOn, bookedOn } from './visit-time';
import { endTime, formatTime } from '@shared/time/denver-time';
import type { OperatorVisit } from '@shared/visits/visit-state';

type BookedThatDayProps = {
  day: string;
  visit: Pick<OperatorVisit, 'booked' | 'bookedDays' | 'blocks'>;
};

/** Visits confirmed and time blocked on the chosen day, to prevent double booking. */
export function BookedThatDay({ day, visit: { booked, bookedDays, blocks } }: BookedThatDayProps) {
  const visits = bookedOn(day, booked);
  const blocked = blocksOn(day, blocks);
  const isKnown = day >= bookedDays.first && day <= bookedDays.last;
  const isOver = day < bookedDays.first;
  if (isOver && visits.length + blocked.length === 0) return null;
  return (
    <div
      aria-live="polite"
      className="rounded-control bg-paper px-4 py-3 text-[0.95rem] leading-snug"
    >
      {blocked.map((block) => (
        <p key={block.id} className="text-amber">
          <strong>Blocked</strong>, {blockHoursWords(block)}
          {block.word ? `: ${block.word}` : ''}
        </p>
      ))}
      {visits.length === 0 ? (
        <p className="text-muted">
          {isKnown
            ? 'Nothing else is confirmed on that day.'
            : 'That day is farther off. We’ll check that the time is free when you tap.'}
        </p>
      ) : (
        <>
          <p className="font-semibold">Confirmed on that day</p>
          <ul className="mt-1 space-y-1 tabular-nums">
            {visits.map(({ time, minutes, zipCode }) => (
              <li key={time}>
                {formatTime(time)} to {formatTime(endTime(time, minutes))}, {zipCode}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
