import { isPrefetching } from './prefetch';
import { outlivesReload } from '@/browser/drafts';

const pause = 60_000;

/** The script that this file is bundled into; every build names it differently. */
const ownCode = new URL(import.meta.url).pathname;

/**
 * A tab from before a deploy asks for code that is gone. Reloads if the site uses other code by
 * now, but not if typed text would be lost, and at most once a minute. A failed download alone is
 * no reason.
 */
export async function reloadOnce(): Promise<void> {
  if (isPrefetching() || wasJustReloaded() || wouldLoseText()) return;
  try {
    const answer = await fetch(window.location.pathname, { cache: 'no-store' });
    if (answer.ok && !(await answer.text()).includes(ownCode)) window.location.reload();
  } catch {
    // Without a network a reload would only lose the page.
  }
}

/** Asks the browser instead of storage, which may be blocked. */
function wasJustReloaded(): boolean {
  const [pageLoad] = performance.getEntriesByType('navigation');
  const isReload = pageLoad instanceof PerformanceNavigationTiming && pageLoad.type === 'reload';
  return isReload && performance.now() < pause;
}

/** A form only saves its draft after hydration. */
function wouldLoseText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  );
  return [...fields].some(
    (field) => field.value !== field.defaultValue && !outlivesReload(findFormName(field)),
  );
}

function findFormName(field: Element): string {
  return field.closest<HTMLElement>('[data-form]')?.dataset['form'] ?? '';
}
