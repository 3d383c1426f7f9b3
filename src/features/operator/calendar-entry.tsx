import { CalendarMinus, CalendarPlus } from 'lucide-react';
import { lateLoad } from '@/browser/late-load';
import { saveFile } from '@/browser/save-file';
import { business } from '@/content/business';
import { Button } from '@/ui/button';
import { notify } from '@/ui/notify';
import type { OperatorVisit } from '@shared/visit-state';

const calendar = lateLoad(() => import('@shared/visit-calendar'));

/** The visit as a file for the operator's own calendar: a later one takes the place of an earlier one. */
export function CalendarEntry({ visit }: { visit: OperatorVisit }) {
  const { status, starts, minutes, changedAt, reference } = visit;
  if (status !== 'confirmed' && status !== 'canceled') return null;
  if (!starts || minutes === null || changedAt === null) return null;
  const entry = { ...visit, status, starts, minutes, changedAt };

  async function save() {
    const loaded = await calendar.load().catch(() => undefined);
    if (!loaded) {
      await notify({
        tone: 'error',
        title: 'Calendar file not loaded',
        description: 'Please try again once you are online.',
      });
      return;
    }
    saveFile(loaded.operatorCalendar(entry, business), {
      name: `${reference}-operator.ics`,
      type: 'text/calendar;charset=utf-8',
    });
  }

  const isCanceled = status === 'canceled';
  const Icon = isCanceled ? CalendarMinus : CalendarPlus;
  return (
    <Button variant="outline" size="sm" onClick={() => void save()}>
      <Icon aria-hidden className="size-4" />
      {isCanceled ? 'Take it out of my calendar' : 'Put it in my calendar'}
    </Button>
  );
}
