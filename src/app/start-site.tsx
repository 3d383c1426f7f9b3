import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { nextChance } from '@/browser/late-load';
import { noteServedFields } from '@/browser/served-fields';
import { App } from './app';
import { prefetchPages } from './prefetch';
import { reloadOnce } from './reload-once';
import { loadPage } from './routes';

const pageTags =
  'title, link[rel="canonical"], meta[property], meta[name]:not([name="viewport"], [name="theme-color"])';

/**
 * Hydrates the served page once its code is there. Where the markup is that of another address
 * (404.html answers many), or during development, the page is drawn.
 */
export async function startSite(root: HTMLElement): Promise<void> {
  window.addEventListener('vite:preloadError', () => void reloadOnce());
  const forgetFields = noteServedFields();
  const servedHead = [...document.head.querySelectorAll(pageTags)];
  await loadServedPage();
  const isServed = root.dataset['path'] === withoutSlash(window.location.pathname);
  const early = globalThis.takeEarlyPress?.();
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

  /** What React does not take over, it does not replace. */
  function dropServedHead(error?: unknown) {
    for (const tag of servedHead.splice(0)) tag.remove();
    if (error) console.error(error);
  }

  function ready() {
    forgetFields();
    servedHead.length = 0;
    root.dataset['hydrated'] = '';
    // A draft may have led to another step: then the press was meant for one that is not shown any more.
    if (early?.button.isConnected && early.button.value === early.value) early.button.click();
    prefetchPages();
  }
}

/** The page stays readable while its code cannot be had: the next press or the network tries again. */
async function loadServedPage(): Promise<void> {
  try {
    await loadPage(window.location.pathname);
  } catch {
    await nextChance();
    await loadServedPage();
  }
}

/** Static hosts answer `/services/` like `/services`. */
function withoutSlash(pathname: string): string {
  return pathname.replace(/(.)\/$/, '$1');
}
