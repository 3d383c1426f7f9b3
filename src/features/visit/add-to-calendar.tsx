import { CalendarPlus } from 'lucide-react';
import { saveCalendar } from '@/browser/save-calendar';
import { business } from '@/content/business';
import { Button } from '@/ui/button';
import { visitCalendar } from '@shared/visit-calendar';
import type { OwnerVisit } from '@shared/visit-state';

/** Saves the same calendar file as the email. A later file replaces it in the calendar. */
export function AddToCalendar({ visit }: { visit: OwnerVisit }) {
  return (
    <Button variant="accent" className="max-sm:col-span-2" onClick={() => saveVisit(visit)}>
      <CalendarPlus aria-hidden className="size-5" />
      Add to calendar
    </Button>
  );
}

function saveVisit(visit: OwnerVisit) {
  const { starts, minutes, changedAt, reference } = visit;
  if (!starts || minutes === null || changedAt === null) return;
  const scheduled = { ...visit, status: 'confirmed', starts, minutes, changedAt } as const;
  saveCalendar(reference, visitCalendar(scheduled, business));
}
