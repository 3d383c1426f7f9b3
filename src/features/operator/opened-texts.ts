import { useState } from 'react';
import * as z from 'zod/mini';
import { readDraft, writeDraft } from '@/browser/drafts';
import { serverTime } from '@/browser/use-now';
import { denverDay, denverTime, formatTime } from '@shared/time/denver-time';

/** Keeps the last text of each visit. */
const openedSchema = z.object({ reference: z.string(), words: z.string() });
const schema = z.object({ day: z.string(), opened: z.array(openedSchema) });

const none: z.infer<typeof schema> = { day: '', opened: [] };

/** This device knows which texts the operator opened on it today. */
export function useOpenedTexts() {
  const [kept, setKept] = useState(() => readDraft('opened-texts', schema, none) ?? none);
  const day = denverDay(serverTime());
  const opened = kept.day === day ? kept.opened : [];

  return {
    /** `Late text opened 9:41 AM`; '' for none. */
    openedText: (reference: string) =>
      opened.find((text) => text.reference === reference)?.words ?? '',
    markText(reference: string, name: string) {
      const words = `${name} text opened ${formatTime(denverTime(serverTime()))}`;
      const others = opened.filter((text) => text.reference !== reference);
      const texts = { day, opened: [...others, { reference, words }] };
      writeDraft('opened-texts', texts);
      setKept(texts);
    },
  };
}
