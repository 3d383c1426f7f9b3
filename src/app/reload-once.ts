import { outlivesReload } from '@/browser/drafts';

const pause = 60_000;

/**
 * A tab from before a deploy asks for code that is gone. It reloads, if the site answers at all, but
 * not where something that was typed would be lost, and not again within a minute: then the code is
 * missing for another reason. Without a network a reload would only lose the page.
 */
export function reloadOnce(): void {
  if (!navigator.onLine || wasJustReloaded() || wouldLoseText()) return;
  fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok && window.location.reload(),
    () => undefined,
  );
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
    (field) =>
      field.value !== field.defaultValue &&
      (field.closest('[data-waiting]') ?? !outlivesReload(formOf(field))),
  );
}

function formOf(field: Element): string {
  return field.closest<HTMLElement>('[data-form]')?.dataset['form'] ?? '';
}
