import { CalendarPlus } from 'lucide-react';
import { lateLoad } from '@/browser/late-load';
import { saveFile } from '@/browser/save-file';
import { business } from '@/content/business';
import { Button } from '@/ui/button';
import { notify } from '@/ui/notify';
import type { OwnerVisit } from '@shared/visit-state';

const calendar = lateLoad(() => import('@shared/visit-calendar'));

/** Saves the same calendar file as the mail. A later file replaces it in the calendar. */
export function AddToCalendar({ visit }: { visit: OwnerVisit }) {
  return (
    <Button variant="accent" className="max-sm:col-span-2" onClick={() => void saveCalendar(visit)}>
      <CalendarPlus aria-hidden className="size-5" />
      Add to calendar
    </Button>
  );
}

async function saveCalendar(visit: OwnerVisit) {
  const loaded = await calendar.load().catch(() => undefined);
  const { starts, minutes, changedAt, reference } = visit;
  if (!starts || minutes === null || changedAt === null) return;
  if (!loaded) {
    await notify({
      tone: 'error',
      title: 'The calendar file didn’t load',
      description: 'Please try again once you’re back online.',
    });
    return;
  }
  const scheduled = { ...visit, status: 'confirmed', starts, minutes, changedAt } as const;
  saveFile(loaded.visitCalendar(scheduled, business), {
    name: `${reference}.ics`,
    type: 'text/calendar;charset=utf-8',
  });
}
