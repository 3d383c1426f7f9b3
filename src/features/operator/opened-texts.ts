import { useState } from 'react';
import * as z from 'zod/mini';
import { readDraft, writeDraft } from '@/browser/drafts';
import { serverTime } from '@/browser/use-now';
import { policy } from '@shared/business/policy';
import { denverDay, denverTime, formatTime } from '@shared/time/denver-time';

/** Keeps the last text of each visit, and by how many minutes it was last said to be late. */
const openedSchema = z.object({
  reference: z.string(),
  words: z.string(),
  late: z.optional(z.number()),
});
const schema = z.object({ day: z.string(), opened: z.array(openedSchema) });

const none: z.infer<typeof schema> = { day: '', opened: [] };

/** The texts that the operator opened on this device today, and credits of the last day; another device knows none. */
export function useOpenedTexts() {
  const [kept, setKept] = useState(() => readDraft('opened-texts', schema, none) ?? none);
  const day = denverDay(serverTime());
  // A visit of yesterday evening may be marked done today, less its credit.
  const isToday = kept.day === day;
  const opened = isToday ? kept.opened : kept.opened.map((text) => ({ ...text, words: '' }));
  const find = (reference: string) => opened.find((text) => text.reference === reference);
  const { minutes, off } = policy.lateArrival;

  return {
    /** `Late text opened 9:41 AM`; '' for none. */
    openedText: (reference: string) => find(reference)?.words ?? '',
    /** USD off the visit, as its Late text says; 0 for none. */
    lateCredit: (reference: string) => ((find(reference)?.late ?? 0) > minutes ? off : 0),
    markText(reference: string, name: string, late = find(reference)?.late) {
      const words = `${name} text opened ${formatTime(denverTime(serverTime()))}`;
      const others = opened.filter((text) => text.reference !== reference);
      const texts = { day, opened: [...others, { reference, words, late }] };
      writeDraft('opened-texts', texts);
      setKept(texts);
    },
  };
}
