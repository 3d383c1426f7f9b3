import { Suspense, useState, useSyncExternalStore } from 'react';
import { useOperator } from '../operator';
import { lazyComponent } from '@/browser/lazy-component';
import { Fold } from '@/ui/fold';
import { denverDay } from '@shared/time/denver-time';

const EarnedPanel = lazyComponent(async () => (await import('./earned-panel')).EarnedPanel);

/** A phone reads them once they are asked for. */
export function ThisWeek() {
  const [isOpen, setIsOpen] = useState(false);
  const isWide = useSyncExternalStore(
    watchWidth,
    () => window.matchMedia(wide).matches,
    () => false,
  );
  const title = 'This week’s sums';
  const panel = (
    <Suspense fallback={<p role="status">Loading...</p>}>
      {/* A tab that stays open begins each day anew. */}
      <EarnedPanel key={denverDay(useOperator().now)} />
    </Suspense>
  );
  if (isWide) {
    return (
      <section
        aria-labelledby="sums"
        className="no-print min-h-72 rounded-card bg-card px-5 pt-4 shadow-card"
      >
        <h2 id="sums" className="mb-2 font-sans text-[0.95rem] tracking-normal text-muted">
          {title}
        </h2>
        {panel}
      </section>
    );
  }
  return (
    <Fold
      title={title}
      className="no-print rounded-card border border-line px-4"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      {isOpen ? panel : null}
    </Fold>
  );
}

const wide = '(min-width: 64rem)';

function watchWidth(onChange: () => void) {
  const query = window.matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
