import { outlivesReload } from '@/browser/drafts';
import { isPrefetching } from './prefetch';

const pause = 60_000;

/** The script that this is part of: another build gives it another name. */
const ownCode = new URL(import.meta.url).pathname;

/**
 * A tab from before a deploy asks for code that is gone. It reloads where the site names other code by now,
 * but not where something that was typed would be lost, and not again within a minute. A download that was
 * lost on the way is no reason.
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

/** By the browser's own word, which needs no storage. */
function wasJustReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  const isReload = visit instanceof PerformanceNavigationTiming && visit.type === 'reload';
  return isReload && performance.now() < pause;
}

/** A form that keeps a draft does so once it answers. */
function wouldLoseText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  );
  return [...fields].some(
    (field) => field.value !== field.defaultValue && !outlivesReload(formOf(field)),
  );
}

function formOf(field: Element): string {
  return field.closest<HTMLElement>('[data-form]')?.dataset['form'] ?? '';
}
