import { Check, Navigation } from 'lucide-react';
import { useState } from 'react';
import { type TextedVisit, lateText } from './opened-texts';
import { useOperator } from './operator';
import { TextOwner, ownerTextLink } from './reach-owner';
import { lateWords } from './time-words';
import { takeFocus } from '@/browser/take-focus';
import { Button, type ButtonStyle, buttonStyle } from '@/ui/button';
import { Unbroken } from '@/ui/unbroken';
import { firstName, petNames, usd } from '@shared/business/format';
import { policy } from '@shared/business/policy';
import { type DenverTime, denverMoment, endTime, formatTime } from '@shared/time/denver-time';
import { arrivalMargin, arrivalMinutes } from '@shared/time/hours';
import { awaitsYes } from '@shared/visits/cancel-terms';
import { type DayBlock, delaysOf } from '@shared/visits/day-route';
import type { OperatorVisit } from '@shared/visits/visit-state';
import { hasStarted } from '@shared/visits/visit-status';

/** Minutes. */
const delays = [15, 30, 45, 60];

const { lateArrival } = policy;

const creditNote = (
  <p className="-mx-2 text-[0.95rem] text-muted">
    Above {lateArrival.minutes} min, the text takes {usd(lateArrival.off)} off.
  </p>
);

type Texted = {
  readonly reference: string;
  readonly owner: Parameters<typeof ownerTextLink>[0];
  readonly starts: DenverTime;
};

type Stop = Texted & Parameters<typeof delaysOf>[1][number] & { readonly lateFee?: number | null };

type LateProps = {
  /** The visit comes first, then those after it on the same day. */
  stops: readonly Stop[];
  blocks?: readonly DayBlock[];
  size?: NonNullable<ButtonStyle['size']>;
};

type OnMyWayProps = ButtonStyle & {
  visit: Texted & { readonly pets: readonly { readonly name: string }[] };
};

/**
 * We promise to send this text before arrival; a tap opens it. Nothing is shown for a number that no phone can dial, and
 * once the margin after the hour that the owner was told is over.
 */
export function OnMyWay({ visit, variant = 'accent', size = 'lg' }: OnMyWayProps) {
  const { now, texts } = useOperator();
  const text = `We’re about ${arrivalMinutes} minutes away and looking forward to seeing ${petNames(visit.pets)}!`;
  const href = ownerTextLink(visit.owner, text);
  const { starts } = visit;
  const latest = endTime(starts.time, texts.minutesLate(visit) + arrivalMargin);
  if (!href || hasStarted({ ...starts, time: latest }, now)) return null;
  const look = hasStarted(starts, now) ? 'outline' : variant;
  return (
    <a
      href={href}
      className={`${buttonStyle({ variant: look, size })} grow`}
      onClick={() => afterFollowing(() => texts.markText(visit, 'On my way text'))}
    >
      <Navigation aria-hidden className={size === 'lg' ? 'size-5' : 'size-4'} />
      On my way
    </a>
  );
}

type OpenedTextProps = { visit: TextedVisit & Partial<Pick<OperatorVisit, 'status'>> };

/** Says which text was opened today; only the phone's own app knows whether it was sent. An open visit can take it back. */
export function OpenedText({ visit }: OpenedTextProps) {
  const { texts } = useOperator();
  const [wasTakenBack, setWasTakenBack] = useState(false);
  const words = texts.openedText(visit);
  const canTakeBack = visit.status === 'confirmed' && texts.isLateLast(visit);
  if (words === '' && wasTakenBack)
    return (
      <p tabIndex={-1} ref={takeFocus} className="mt-2 text-[0.95rem] text-muted outline-none">
        Not told.
      </p>
    );
  if (words === '') return null;
  return (
    <div className="mt-2 flex items-center gap-2 text-[0.95rem] text-spruce tabular-nums">
      <Check aria-hidden className="size-4 shrink-0" />
      <p
        role="status"
        tabIndex={-1}
        ref={wasTakenBack && !canTakeBack ? takeFocus : undefined}
        className="outline-none"
      >
        {words}
      </p>
      {canTakeBack ? (
        <Button
          variant="ghost"
          size="thumb"
          className="no-print shrink-0"
          onClick={() => {
            texts.forgetText(visit);
            setWasTakenBack(true);
          }}
        >
          Not sent
        </Button>
      ) : null}
    </div>
  );
}

export function Late({ stops, blocks = [], size = 'thumb' }: LateProps) {
  const [first] = stops;
  const { now, texts } = useOperator();
  const [isOpen, setIsOpen] = useState(false);
  const [passed, setPassed] = useState(0);
  if (!first || !lateLink(first, 0)) return null;
  const { day, time } = first.starts;
  const ahead = delays.filter((minutes) => denverMoment(day, endTime(time, minutes)) > now);
  const told = texts.minutesLate(first);
  const late = delaysOf(told, stops, blocks);
  const due = stops.map((stop, index) => ({ stop, index, late: late[index] ?? 0 }));
  const next = due.find(
    ({ stop, index, late: minutes }) =>
      told > 0 && index > passed && (minutes === 0 || texts.minutesLate(stop) < minutes),
  );

  // The first stop that has not begun has a row that goes on once it was told.
  const following = stops.slice(1, next?.index).find((stop) => !hasStarted(stop.starts, now));
  const goesOnThere =
    hasStarted(first.starts, now) && following !== undefined && texts.minutesLate(following) > 0;

  function tell(stop: Stop, minutes: number) {
    afterFollowing(() => texts.markText(stop, lateText, minutes));
  }

  const nextStop = next ? <NextStop {...next} onTell={tell} onPass={setPassed} /> : null;
  const unasked = next && next.late > 0 && !goesOnThere ? nextStop : null;
  if (ahead.length === 0) return unasked;
  return (
    <>
      <Button
        variant="outline"
        size={size}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Late
      </Button>
      {isOpen ? (
        <div
          className="grid w-full grid-cols-4 gap-2 *:px-2! [&>:is(p,button)]:col-span-full"
          role="group"
          aria-label="How late?"
        >
          {ahead.map((minutes) => (
            <a
              key={minutes}
              href={lateLink(first, minutes)}
              className={buttonStyle({ variant: 'secondary', size: 'thumb' })}
              onClick={() => {
                setPassed(0);
                tell(first, minutes);
              }}
            >
              {minutes} min
            </a>
          ))}
          {told > lateArrival.minutes ? null : creditNote}
          {nextStop}
        </div>
      ) : (
        unasked
      )}
    </>
  );
}

function isHeld({ lateFee = null }: Stop): boolean {
  return awaitsYes({ lateFee });
}

function lateLink({ owner, starts }: Texted, minutes: number) {
  const text = `We’re running about ${minutes} minutes late, sorry! ${lateWords(starts.time, minutes)}`;
  return ownerTextLink(owner, text);
}

/**
 * A browser reads the address of a link after the handlers of its click, and React draws before that: the tapped link
 * would already be the next customer's.
 */
function afterFollowing(act: () => void) {
  setTimeout(act);
}

type NextStopProps = {
  stop: Stop;
  /** Minutes. */
  late: number;
  index: number;
  onTell: (stop: Stop, late: number) => void;
  onPass: (index: number) => void;
};

function NextStop({ stop, late, index, onTell, onPass }: NextStopProps) {
  if (late === 0) return <p role="status">Then {firstName(stop.owner)}: on time</p>;
  const href = isHeld(stop) ? undefined : lateLink(stop, late);
  const words = `${firstName(stop.owner)}: ${formatTime(endTime(stop.starts.time, late))} instead of ${formatTime(stop.starts.time)}`;
  return href ? (
    <TextOwner
      href={href}
      variant="secondary"
      className="col-span-full grow"
      onClick={() => onTell(stop, late)}
    >
      <span>
        Then <Unbroken>{words}</Unbroken>
      </span>
    </TextOwner>
  ) : (
    <Button variant="outline" size="thumb" onClick={() => onPass(index)}>
      {isHeld(stop) ? `${firstName(stop.owner)} hasn’t said yes` : `No number to text ${words}`}.
      Next
    </Button>
  );
}
