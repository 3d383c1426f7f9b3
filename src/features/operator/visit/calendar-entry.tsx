import { CalendarMinus, CalendarPlus } from 'lucide-react';
import { saveCalendar } from '@/browser/save-calendar';
import { business } from '@/content/business';
import { Button } from '@/ui/button';
import { operatorCalendar } from '@shared/visits/visit-calendar';
import type { OperatorVisit } from '@shared/visits/visit-state';

/** A file for the operator's own calendar; a later file replaces an earlier one. */
export function CalendarEntry({ visit }: { visit: OperatorVisit }) {
  const { status, starts, minutes, changedAt, reference } = visit;
  if (status !== 'confirmed' && status !== 'canceled') return null;
  if (!starts || minutes === null || changedAt === null) return null;
  const entry = { ...visit, status, starts, minutes, changedAt };

  function save() {
    saveCalendar(`${reference}-operator`, operatorCalendar(entry, business));
  }

  const isCanceled = status === 'canceled';
  const Icon = isCanceled ? CalendarMinus : CalendarPlus;
  return (
    <Button variant="outline" size="thumb" onClick={save}>
      <Icon aria-hidden className="size-4" />
      {isCanceled ? 'Remove from my calendar' : 'Put it in my calendar'}
    </Button>
  );
}
