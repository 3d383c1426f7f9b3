import { Suspense, useEffect } from 'react';
import { loadNextTime } from '../add/lazy-next-time';
import { isPanelName, useSpot } from '../operator-bar';
import { lazyComponent } from '@/browser/lazy-component';
import type { OperatorDay } from '@shared/visits/operator-day';

const AddPanel = lazyComponent(async () => (await import('../add/add-panel')).AddPanel, {
  neverFails: true,
});
const BlockPanel = lazyComponent(async () => (await import('./block-panel')).BlockPanel, {
  neverFails: true,
});

type DayPanelProps = { operatorKey: string; day: OperatorDay };

/** What the bar opened, on top of the day. */
export function DayPanel({ operatorKey, day }: DayPanelProps) {
  const { spot, goTo, markDone } = useSpot();

  // Once the day is shown, so that the panels open in a van without network, too.
  useEffect(() => {
    for (const load of [AddPanel.load, BlockPanel.load, loadNextTime]) void load();
  }, []);

  if (!spot || !isPanelName(spot)) return null;
  const Panel = { add: AddPanel, block: BlockPanel }[spot];
  return (
    <div className="no-print mt-4">
      <Suspense
        fallback={<p role="status">Loading. If you’re offline, it opens once you’re back.</p>}
      >
        <Panel
          operatorKey={operatorKey}
          day={day}
          onDone={(isDone) => markDone(spot, isDone)}
          onClose={() => goTo(undefined)}
        />
      </Suspense>
    </div>
  );
}
