import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { TimeChoice } from './terms/visit-time';
import { readDraft, watchDraft, writeDraft } from '@/browser/drafts';
import { serverTime } from '@/browser/use-now';
import { usd } from '@shared/business/format';
import { policy } from '@shared/business/policy';
import {
  type DenverTime,
  addDays,
  denverDay,
  denverTime,
  endTime,
  formatDay,
  formatTime,
  toMinutes,
} from '@shared/time/denver-time';
import { daysBack } from '@shared/visits/operator-day';
import type { OperatorVisit } from '@shared/visits/visit-state';

/** Keeps the last text of each visit, and by how many minutes it was last said to be late. */
const openedSchema = z.object({
  reference: z.string(),
  /** `2026-11-24 08:00`, when the visit was to start. Moved since, it is not late, and its text counts no more. */
  start: z.string(),
  words: z.string(),
  late: z.number(),
  /** The texts before it, since the last one may not be sent. */
  earlier: z.optional(z.array(z.object({ words: z.string(), late: z.number() }))),
});
const schema = z.object({ until: z.number(), opened: z.array(openedSchema) });

export const lateText = 'Late text';

export type TextedVisit = Pick<OperatorVisit, 'reference' | 'starts'>;

const startOf = ({ starts }: Pick<TextedVisit, 'starts'>) => `${starts?.day} ${starts?.time}`;

const readOpened = () => readDraft('opened-texts', schema, { until: 0, opened: [] })?.opened ?? [];

/**
 * Each visit takes until the end that a Late text on this device told of. Its start names a visit, since one van has one at a
 * time; the time that `next` has already stays its own. The planned start stays taken, since nothing can be stored there.
 */
export function untilToldEnd<Booked extends TimeChoice>(
  booked: readonly Booked[],
  next: DenverTime | null = null,
): (Booked & { readonly late: number })[] {
  const opened = readOpened();
  return booked.map((visit) => {
    const start = startOf({ starts: visit });
    const { late = 0 } = opened.find((text) => text.start === start) ?? {};
    const left =
      next?.day === visit.day ? toMinutes(next.time) - toMinutes(visit.time) - visit.minutes : -1;
    const minutes = visit.minutes + (left < 0 ? late : Math.min(late, left));
    return { ...visit, minutes, late };
  });
}

/** The texts that the operator opened on this device, whichever tab, and their credits; another device knows none. */
export function useOpenedTexts() {
  const [opened, setOpened] = useState(readOpened);
  useEffect(() => watchDraft('opened-texts', () => setOpened(readOpened())), []);
  const today = denverDay(serverTime());
  const find = (visit: TextedVisit) =>
    opened.find((text) => text.reference === visit.reference && text.start === startOf(visit));
  const minutesLate = (visit: TextedVisit) => find(visit)?.late ?? 0;
  const { minutes, off } = policy.lateArrival;

  function keepTexts(texts: typeof opened) {
    writeDraft('opened-texts', { until: Date.now() + daysBack * 24 * 3_600_000, opened: texts });
    setOpened(texts);
  }

  return {
    minutesLate,
    /** `Told 10:15 AM. Late text opened 9:41 AM`; '' for none, once it was moved, and once its day is over. */
    openedText(visit: TextedVisit) {
      const { start = '', words = '', late = 0 } = find(visit) ?? {};
      if (start < today) return '';
      return late > 0 ? `Told ${formatTime(endTime(start.slice(-5), late))}. ${words}` : words;
    },
    /** USD off the visit, as its Late text says; 0 for none. */
    lateCredit: (visit: TextedVisit) => (minutesLate(visit) > minutes ? off : 0),
    /** `, less $15` beside what was agreed; else ''. */
    lessCredit: (visit: TextedVisit & Pick<OperatorVisit, 'status'>) =>
      visit.status === 'confirmed' && minutesLate(visit) > minutes ? `, less ${usd(off)}` : '',
    markText(visit: TextedVisit, name: string, late = minutesLate(visit)) {
      const { reference } = visit;
      const day = startOf(visit).startsWith(today) ? '' : `${formatDay(today)}, `;
      const words = `${name} opened ${day}${formatTime(denverTime(serverTime()))}`;
      // A visit may be marked done days later, less its credit.
      const others = readOpened().filter(
        (text) => text.reference !== reference && text.start >= addDays(today, -daysBack),
      );
      const last = find(visit);
      const earlier = last ? [...(last.earlier ?? []), { words: last.words, late: last.late }] : [];
      keepTexts([...others, { reference, start: startOf(visit), words, late, earlier }]);
    },
    /** True as long as the Late text is the last one. */
    isLateLast: (visit: TextedVisit) => find(visit)?.words.startsWith(lateText) === true,
    forgetText: ({ reference }: TextedVisit) =>
      keepTexts(
        readOpened().flatMap((text) => {
          if (text.reference !== reference) return text;
          const { earlier = [] } = text;
          return earlier
            .slice(-1)
            .map((last) => ({ ...text, ...last, earlier: earlier.slice(0, -1) }));
        }),
      ),
  };
}
