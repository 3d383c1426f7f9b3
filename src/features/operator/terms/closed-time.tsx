import { useState } from 'react';
import { formatStart } from '../time-words';
import { type TimeChoice, isClosedTime } from './visit-time';
import type { DenverTime } from '@shared/time/denver-time';
import { visitTimes } from '@shared/time/hours';
import { closedWords, isOpenDay } from '@shared/time/open-days';

/** Asks once before the next tap takes this day or hour, on which we are closed. */
export function useClosedTime({ day, time, minutes }: TimeChoice) {
  const [asked, setAsked] = useState('');
  const chosen = `${day} ${time} ${minutes}`;
  const asksAboutTime = asked === chosen;
  return {
    asksAboutTime,
    mustAsk: (choice: TimeChoice) => isClosedTime(choice) && !asksAboutTime,
    askAboutTime: () => setAsked(chosen),
  };
}

/** Refusals that the tap answers which `TapAgain` asks for. */
export const closedRefusals = ['closed_day', 'closed_hour'] as const;

type TapAgainProps = { time: DenverTime; to: 'add' | 'hold' | 'move' | 'confirm' | 'book' };

/** `We’re closed on Sundays. Tap again to add it for Sun, Nov 29, 9:00 AM.` */
export function TapAgain({ time, to }: TapAgainProps) {
  const closed = isOpenDay(time.day)
    ? `Outside of our hours, ${visitTimes}`
    : closedWords(time.day);
  return (
    <span role="alert" className="block text-amber">
      {closed}. Tap again to {to} it for {formatStart(time)}.
    </span>
  );
}
