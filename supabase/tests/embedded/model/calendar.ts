import ICAL from 'ical.js';

export type Entry = {
  readonly starts: string;
  readonly ends: string;
  readonly location: string;
};

type KnownEntry = Entry & {
  readonly sequence: number;
  readonly stamp: string;
  readonly isCanceled: boolean;
};

/** Applies files in the order they arrive, by UID and SEQUENCE (RFC 5546, 2.1.5). */
export function createCalendar() {
  const entries = new Map<string, KnownEntry>();
  return {
    read(file: string): string {
      const [uid, entry] = readFile(file);
      const known = entries.get(uid);
      const isNewer =
        !known ||
        entry.sequence > known.sequence ||
        (entry.sequence === known.sequence && entry.stamp >= known.stamp);
      if (isNewer) entries.set(uid, entry);
      return uid;
    },
    forget(uid: string): void {
      entries.delete(uid);
    },
    shows(uid: string): Entry | undefined {
      const known = entries.get(uid);
      if (!known || known.isCanceled) return undefined;
      const { starts, ends, location } = known;
      return { starts, ends, location };
    },
  };
}

function readFile(file: string): readonly [string, KnownEntry] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('A calendar file without an event');
  const event = new ICAL.Event(component);
  const { uid, sequence, location, startDate, endDate } = event;
  const toIsoText = (time: ICAL.Time) => time.toJSDate().toISOString();
  return [
    uid,
    {
      sequence,
      location,
      starts: toIsoText(startDate),
      ends: toIsoText(endDate),
      stamp: String(component.getFirstPropertyValue('dtstamp')),
      isCanceled: calendar.getFirstPropertyValue('method') === 'CANCEL',
    },
  ];
}
