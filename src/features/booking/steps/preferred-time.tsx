import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { findService } from '@/content/services';
import type { BookingValues } from '@/request/booking-schema';
import { RadioChoices } from '@/request/radio-choices';
import { windowProblem } from '@/site/answer-promise';
import { WindowMark, choiceRows } from '@/ui/fields/day-choice';
import { Notice } from '@/ui/notice';
import { spellMinutes } from '@shared/business/format';
import { formatTime, timeAt } from '@shared/time/denver-time';
import {
  arrivalMinutes,
  closingTime,
  latestFinish,
  timeWindows,
  visitHours,
} from '@shared/time/hours';
import { isOpenDay } from '@shared/time/open-days';
import { type DaysAhead, type WindowState, dayState } from '@shared/visits/open-windows';

const markNotes = {
  open: undefined,
  tight: 'That window is nearly full, so we may offer you a start close to it.',
  taken: 'That window is taken. Ask anyway, and we’ll look for the nearest.',
} as const;

const fullNote = 'That day is full. Ask anyway, and we’ll look for the nearest.';

/** Kept as it was known when it was chosen: a note that came later would move what is under a finger. */
function useChosenState(chosen: string, word: WindowState | undefined): WindowState | undefined {
  const [told, setTold] = useState({ chosen, word });
  if (told.chosen !== chosen) setTold({ chosen, word });
  return told.word;
}

export type PreferredProps = { now: Date; days: DaysAhead | undefined };

export function PreferredTime({ now, days }: PreferredProps) {
  const closedDays = days?.closedDays ?? [];
  const { control, trigger } = useFormContext<BookingValues>();
  const [day, slot] = useWatch({ control, name: ['preferredDate', 'preferredTime'] });
  const pets = useWatch({ control, name: 'pets' });
  const words = days?.windows[day] ?? [];
  const stateOf = (label: string) => words[timeWindows.findIndex((each) => each.label === label)];
  const chosenState = useChosenState(`${day} ${slot}`, stateOf(slot));
  const latest = latestStart(pets);
  const startNote = startWords(latest)
    ? `It has to start by ${startWords(latest)}`
    : 'Takes two days';
  const limit = scheduleNote(slot, pets);
  const isTooLong = limit !== undefined && limit !== latestFinish;
  const isFull = days !== undefined && dayState(days, day) === 'taken';
  // too far ahead to be marked
  const lastMarked = Object.keys(days?.windows ?? {}).at(-1);
  const isUnknown = lastMarked !== undefined && day > lastMarked && isOpenDay(day, closedDays);
  const usualNote = (!isTooLong && chosenState && markNotes[chosenState]) || limit;
  const note = isTooLong && isFull ? fullNote : usualNote;
  // It may be over since it was chosen, or with a day chosen after it.
  useEffect(() => {
    if (slot) void trigger('preferredTime');
  }, [now, day, slot, trigger]);
  return (
    <>
      <RadioChoices
        name="preferredTime"
        label="Arrival window"
        // The note offers another start.
        hint={`${isUnknown ? 'We’ll check that day and answer. ' : ''}We’ll ${note || !slot ? '' : 'aim for it and '}text when we’re ${arrivalMinutes} minutes away.`}
        // two, then three: the second one is the longest
        grid={`${choiceRows} max-sm:[&>:nth-child(-n+2)]:basis-[45%]`}
        choices={timeWindows.map((window) => {
          const { label } = window;
          const isLate = window.start * 60 > latest;
          const problem = windowProblem(day, offeredWindow(label, latest), now, closedDays);
          return {
            value: label,
            isCentered: true,
            disabled: problem !== undefined,
            title: <span className="text-[0.9rem] whitespace-nowrap sm:text-base">{label}</span>,
            note: problem ?? (isLate ? startNote : <WindowMark word={stateOf(label)} />),
          };
        })}
      />
      <div aria-live="polite" className="not-has-[*]:mt-0">
        {note ? <Notice tone="care">{note}</Notice> : null}
      </div>
    </>
  );
}

type Pets = readonly { readonly service: string }[];

/** Minutes into the day, so that the visit is over when we close, wherever in its window it starts. */
function latestStart(pets: Pets): number {
  const minutes = pets.map(({ service }) => findService(service)?.minutes ?? 0);
  return visitHours.closes * 60 - minutes.reduce((sum, each) => sum + each, 0);
}

/** `3 PM`; '' where one day is too short. */
function startWords(start: number): string {
  return start < visitHours.opens * 60 ? '' : formatTime(timeAt(start)).replace(':00', '');
}

/** The window that we would offer instead of one that begins too late. */
function offeredWindow(label: string, latest: number): string {
  const chosen = timeWindows.findIndex((each) => each.label === label);
  const possible = timeWindows.findLast(({ start }, i) => i <= chosen && start * 60 <= latest);
  return possible?.label ?? label;
}

/** '' unless the visit does not fit the window; pets take turns. */
export function otherOffer(slot: string, pets: Pets): string {
  const chosen = timeWindows.find(({ label }) => label === slot);
  const latest = latestStart(pets);
  const start = startWords(latest);
  if (!chosen || (start && chosen.start * 60 <= latest)) return '';
  return `We’ll look for ${start ? `a start by ${start}` : 'a second day as well'}.`;
}

/** The request can be sent all the same. */
export function scheduleNote(slot: string, pets: Pets): string | undefined {
  const offer = otherOffer(slot, pets);
  if (!offer) return slot === timeWindows.at(-1)?.label ? latestFinish : undefined;
  return `We finish by ${closingTime} and this visit can take ${spellMinutes(visitHours.closes * 60 - latestStart(pets))}. ${offer}`;
}
