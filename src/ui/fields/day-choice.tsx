import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { Button } from '../button';
import { Notice } from '../notice';
import { ChoiceCard, ChoiceGroup } from './choice-card';
import { TextField } from './text-field';
import { calendarLeaf, denverDay, formatDay, isDay } from '@shared/time/denver-time';
import {
  type ClosedDays,
  closedWords,
  dayHint,
  dayProblem,
  firstDayToAsk,
  isOpenDay,
  lastDayToAsk,
  nearestOpenDays,
  nextWorkDays,
} from '@shared/time/open-days';
import type { WindowState } from '@shared/visits/open-windows';

/** Rows of three that fill their line; one row on wide screens. */
export const choiceRows = 'flex flex-wrap gap-2 wrap-normal *:grow *:basis-[27%] sm:*:basis-0';

type DayChoiceProps = {
  label: string;
  now: Date;
  closedDays: ClosedDays;
  stateOf?: (day: string) => WindowState | undefined;
  hint?: ReactNode;
  error: string | undefined;
  name: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onChange: (day: string) => void;
  onBlur: () => void;
  /** Takes focus when the choice is refused. */
  ref: Ref<HTMLInputElement>;
};

/** The next days as cards, and any other by a date field. A closed day is taken with a note. */
export function DayChoice(props: DayChoiceProps) {
  const { label, now, closedDays, hint, error, ref, name, value: day, onChange, onBlur } = props;
  const [wantsOther, setWantsOther] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  // The button that was tapped goes away with its note.
  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    container.current?.querySelector<HTMLElement>('input:checked')?.focus();
  });
  const days = nextWorkDays(now, closedDays);
  const focused = days.includes(day) ? day : days.find((each) => isOpenDay(each, closedDays));
  const isOther = wantsOther || (day !== '' && !days.includes(day));
  const cardError = isOther ? undefined : error;

  function choose(chosen: string) {
    setWantsOther(false);
    onChange(chosen);
  }

  return (
    <div ref={container}>
      <ChoiceGroup label={label} hint={hint} error={cardError} grid={choiceRows}>
        {days.map((each) => (
          <ChoiceCard
            key={each}
            type="radio"
            isCentered
            name={name}
            value={each}
            ref={each === focused && !isOther ? ref : undefined}
            checked={!isOther && each === day}
            disabled={!isOpenDay(each, closedDays)}
            aria-invalid={cardError && isOpenDay(each, closedDays) ? true : undefined}
            onBlur={onBlur}
            onChange={() => choose(each)}
            {...dayWords(each, props)}
          />
        ))}
        <ChoiceCard
          type="radio"
          isCentered
          name={name}
          value={isOther ? day : ''}
          checked={isOther}
          aria-invalid={cardError ? true : undefined}
          onBlur={onBlur}
          onChange={() => {
            setWantsOther(true);
            onChange('');
          }}
          title="Other day"
        />
      </ChoiceGroup>
      {isOther ? (
        <div className="mt-3">
          <OtherDay {...props} />
        </div>
      ) : null}
      <ClosedDayNote
        day={day}
        now={now}
        closedDays={closedDays}
        onChoose={(open) => {
          hasMoved.current = true;
          choose(open);
        }}
      />
    </div>
  );
}

function OtherDay({ name, value, now, error, ref, onChange, onBlur }: DayChoiceProps) {
  return (
    <TextField
      type="date"
      name={name}
      label="Another day"
      hint={isDay(value) ? formatDay(value, 'long') : dayHint}
      min={firstDayToAsk(now)}
      max={lastDayToAsk(now)}
      error={error}
      value={value}
      ref={ref}
      onBlur={onBlur}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

type KnownOfDays = Pick<DayChoiceProps, 'now' | 'closedDays' | 'stateOf'>;

/** `Today, tight` over `Nov 24`. */
function dayWords(day: string, { now, closedDays, stateOf }: KnownOfDays) {
  const { weekday, month, date } = calendarLeaf(day, 'short');
  const isOpen = isOpenDay(day, closedDays);
  const word = isOpen ? stateOf?.(day) : undefined;
  const ending = isOpen ? word && dayEndings[word] : 'closed';
  const name = day === denverDay(now) && isOpen ? 'Today' : weekday;
  return {
    title: ending ? (
      <span className="text-[0.9rem]">
        {name}, {word ? <WindowShape word={word} /> : null}
        {ending}
      </span>
    ) : (
      name
    ),
    note: `${month} ${date}`,
  };
}

type ClosedDayNoteProps = Pick<DayChoiceProps, 'now' | 'closedDays'> & {
  day: string;
  onChoose: (day: string) => void;
};

/** Stands under a day that is closed, with the two nearest open ones. */
function ClosedDayNote({ day, now, closedDays, onChoose }: ClosedDayNoteProps) {
  const isClosed = isDay(day) && !isOpenDay(day, closedDays) && !dayProblem(day, now);
  return (
    <div aria-live="polite" className="not-has-[*]:mt-0">
      {isClosed ? (
        <Notice tone="care" className="mt-3">
          <p>{closedWords(day)}; we’ll look for the nearest day. Or take one now:</p>
          <p className="mt-2.5 flex flex-wrap gap-2.5">
            {nearestOpenDays(day, now, closedDays).map((open) => (
              <Button key={open} variant="outline" size="sm" onClick={() => onChoose(open)}>
                {formatDay(open)}
              </Button>
            ))}
          </p>
        </Notice>
      ) : null}
    </div>
  );
}

const shapes = { open: '○', tight: '◐', taken: '●' } as const satisfies Record<WindowState, string>;

export const windowNames = { open: 'Open', tight: 'Nearly full', taken: 'Taken' } as const;

const dayEndings = { open: undefined, tight: 'nearly full', taken: 'full' } as const;

function WindowShape({ word }: { word: WindowState }) {
  return <span aria-hidden>{shapes[word]} </span>;
}

/** Keeps its height without a state, so that a late answer moves nothing. */
export function WindowMark({ word }: { word: WindowState | undefined }) {
  if (!word) return '\u00a0';
  return (
    <>
      <WindowShape word={word} />
      {windowNames[word]}
    </>
  );
}
