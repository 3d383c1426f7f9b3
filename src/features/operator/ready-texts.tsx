import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useOperator } from './operator';
import { firstName, lateLink } from './reach-owner';
import { Button } from '@/ui/button';
import { type ButtonStyle, buttonStyle } from '@/ui/button-style';
import { denverMoment, endTime, formatTime } from '@shared/time/denver-time';

/** Minutes. */
const delays = [15, 30, 45, 60];

type LateProps = {
  /** The visit, and those after it on the same day. */
  stops: readonly Parameters<typeof lateLink>[0][];
  size?: NonNullable<ButtonStyle['size']>;
};

/** Text messages with the new time, ready to send: to the owner of a visit, and then of each one after it. */
export function Late({ stops: [first, ...others], size = 'thumb' }: LateProps) {
  const { now } = useOperator();
  const [isOpen, setIsOpen] = useState(false);
  const [told, setTold] = useState<{ minutes: number; count: number }>();
  if (!first || !lateLink(first, 0)) return null;
  const { day, time } = first.starts;
  const ahead = delays.filter((minutes) => denverMoment(day, endTime(time, minutes)) > now);
  if (ahead.length === 0) return null;
  const next = told && others[told.count];
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
        <div className="flex w-full flex-wrap gap-2" role="group" aria-label="How late?">
          {ahead.map((minutes) => (
            <a
              key={minutes}
              href={lateLink(first, minutes)}
              className={buttonStyle({ variant: 'secondary', size: 'thumb' })}
              onClick={() => afterFollowing(() => setTold({ minutes, count: 0 }))}
            >
              {minutes} min
            </a>
          ))}
          {told && next ? (
            <NextStop
              stop={next}
              minutes={told.minutes}
              onTold={() => setTold({ ...told, count: told.count + 1 })}
            />
          ) : null}
        </div>
      ) : null}
    </>
  );
}

/**
 * A browser reads the address of a link after the handlers of its click, and React draws before that: the link of one
 * customer would already be the next one's.
 */
function afterFollowing(act: () => void) {
  setTimeout(act);
}

type NextStopProps = { stop: LateProps['stops'][number]; minutes: number; onTold: () => void };

function NextStop({ stop, minutes, onTold }: NextStopProps) {
  const href = lateLink(stop, minutes);
  const words = `${firstName(stop.owner)}: ${formatTime(endTime(stop.starts.time, minutes))} instead of ${formatTime(stop.starts.time)}`;
  return href ? (
    <a
      href={href}
      className={`${buttonStyle({ variant: 'accent', size: 'thumb' })} w-full`}
      onClick={() => afterFollowing(onTold)}
    >
      <MessageCircle aria-hidden className="size-4" />
      Then {words}
    </a>
  ) : (
    <Button variant="outline" size="thumb" className="w-full" onClick={onTold}>
      No number to text {words}. Next
    </Button>
  );
}
