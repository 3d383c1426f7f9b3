import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { isPrefetching, prefetchPages } from './prefetch';
import { loadPage } from './routes';
import { dropOldDrafts, outlivesReload } from '@/browser/drafts';
import { nextChance } from '@/browser/lazy-component';
import { noteServedFields } from '@/browser/served-fields';

const pageTags =
  'title, link[rel="canonical"], meta[property], meta[name]:not([name="viewport"], [name="theme-color"])';
const servedOnlyTags = 'meta[property="og:image:alt"], meta[name="twitter:image:alt"]';

/** Renders from scratch in development and when the HTML is for another path (404.html). */
export async function startSite(root: HTMLElement): Promise<void> {
  window.addEventListener('vite:preloadError', () => void reloadOnce());
  const forgetFields = noteServedFields();
  const servedHead = [...document.head.querySelectorAll(pageTags)];
  await loadServedPage();
  const isServed = root.dataset['path'] === withoutSlash(window.location.pathname);
  const earlyPress = globalThis.takeEarlyPress?.();
  const site = (
    <StrictMode>
      <BrowserRouter>
        <App onReady={ready} />
      </BrowserRouter>
    </StrictMode>
  );
  if (isServed) {
    hydrateRoot(root, site, { onCaughtError: dropServedHead });
  } else {
    dropServedHead();
    createRoot(root).render(site);
  }

  /** React leaves prerendered head tags alone when it does not hydrate, so remove them here. */
  function dropServedHead(error?: unknown) {
    for (const tag of servedHead.splice(0)) tag.remove();
    if (error) console.error(error);
  }

  function ready() {
    forgetFields();
    servedHead.length = 0;
    // Rendered by the build alone, so React would leave them on the next page.
    for (const tag of document.head.querySelectorAll(servedOnlyTags)) tag.remove();
    root.dataset['hydrated'] = '';
    // The draft may have led to another step; then the click was for a button no longer shown.
    if (earlyPress?.button.isConnected && earlyPress.button.value === earlyPress.value)
      earlyPress.button.click();
    dropOldDrafts();
    prefetchPages();
  }
}

/** The page stays readable meanwhile. Waits for the next click or the network to try again. */
async function loadServedPage(): Promise<void> {
  try {
    await loadPage(window.location.pathname);
  } catch {
    await nextChance();
    await loadServedPage();
  }
}

/** Static hosts serve the same page for `/services/` and `/services`. */
function withoutSlash(pathname: string): string {
  return pathname.replace(/(.)\/$/, '$1');
}

/** Milliseconds between two reloads, at least. */
const reloadPause = 60_000;

/** The script that this file is bundled into; every build names it differently. */
const ownCode = new URL(import.meta.url).pathname;

/**
 * A tab from before a deploy asks for code that is gone. Reloads if the site uses other code by
 * now, but not if typed text would be lost, and at most once a minute. A failed download alone is
 * no reason.
 */
async function reloadOnce(): Promise<void> {
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
  return isReload && performance.now() < reloadPause;
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
