import { CalendarOff, CalendarPlus } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { loadNextTime } from '../add/lazy-next-time';
import { lazyComponent } from '@/browser/lazy-component';
import { Button } from '@/ui/button';
import type { OperatorDay } from '@shared/visits/operator-day';

const AddPanel = lazyComponent(async () => (await import('../add/add-panel')).AddPanel, {
  neverFails: true,
});
const BlockPanel = lazyComponent(async () => (await import('./block-panel')).BlockPanel, {
  neverFails: true,
});

const actions = {
  add: { words: 'Add a visit', Icon: CalendarPlus, Panel: AddPanel },
  block: { words: 'Block time', Icon: CalendarOff, Panel: BlockPanel },
} as const;

type DayActionsProps = { operatorKey: string; day: OperatorDay };

/** What the operator does to the day itself, on top of it. */
export function DayActions({ operatorKey, day }: DayActionsProps) {
  const [open, setOpen] = useState<keyof typeof actions>();
  const Panel = open && actions[open].Panel;

  // Once the day is shown, so that the panels open in a van without network, too.
  useEffect(() => {
    for (const load of [AddPanel.load, BlockPanel.load, loadNextTime]) void load();
  }, []);

  return (
    <div className="no-print mt-4 space-y-4">
      <div className="grid grid-cols-2 gap-2">
        {(['add', 'block'] as const).map((action) => {
          const { words, Icon } = actions[action];
          return (
            <Button
              key={action}
              variant="outline"
              size="thumb"
              aria-expanded={open === action}
              onClick={() => setOpen(open === action ? undefined : action)}
            >
              <Icon aria-hidden className="size-4" />
              {words}
            </Button>
          );
        })}
      </div>
      <Suspense fallback={<p role="status">Loading. Without network it opens once it is back.</p>}>
        {Panel ? (
          <Panel operatorKey={operatorKey} day={day} onClose={() => setOpen(undefined)} />
        ) : null}
      </Suspense>
    </div>
  );
}
