import { CalendarOff } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '@/browser/lazy-component';
import { Button } from '@/ui/button';

const BlockPanel = lazyComponent(async () => (await import('./block-panel')).BlockPanel, {
  neverFails: true,
});

type DayActionsProps = { operatorKey: string };

/** What the operator does to the day itself, on top of it. */
export function DayActions({ operatorKey }: DayActionsProps) {
  const [open, setOpen] = useState<'block'>();

  // Once the day is shown, so that the panel opens in a van without network, too.
  useEffect(() => void BlockPanel.load(), []);

  return (
    <div className="no-print mt-4 space-y-4">
      <div className="grid grid-cols-2 gap-2">
        <Button
          variant="outline"
          size="thumb"
          aria-expanded={open === 'block'}
          onClick={() => setOpen(open ? undefined : 'block')}
        >
          <CalendarOff aria-hidden className="size-4" />
          Block time
        </Button>
      </div>
      <Suspense fallback={<p role="status">Loading. Without network it opens once it is back.</p>}>
        {open === 'block' ? (
          <BlockPanel operatorKey={operatorKey} onClose={() => setOpen(undefined)} />
        ) : null}
      </Suspense>
    </div>
  );
}
