import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { hasDraft } from '@/browser/drafts';
import { readVisitorZip } from '@/browser/visitor-zip';
import { App } from './app';
import { liveInView, nextInteraction, nextPaint } from './interaction';
import { prefetchPages } from './prefetch';
import { reloadStalePage } from './reload-stale-page';
import { loadPage, routeFor } from './routes';
import { forgetServedHead, noteServedHead } from './served-head';

const pause = 3000;

/**
 * Brings the site to life. Where the markup of this page was served, the frame takes it over at once,
 * and the page in it stays as it is until it is needed. Where there is none, or that of another
 * address (404.html answers many), the page is drawn.
 */
export async function startSite(root: HTMLElement): Promise<void> {
  reloadStalePage();
  prefetchPages();
  noteServedHead();
  const { pathname } = window.location;
  const site = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  if (root.dataset['path'] === withoutSlash(pathname)) {
    routeFor(pathname)?.hold(whenNeeded(pathname));
    hydrateRoot(root, site);
    return;
  }
  // A page that cannot be loaded now is tried again while it is drawn, and shows the error screen.
  await loadPage(pathname).catch(() => undefined);
  forgetServedHead();
  createRoot(root).render(site);
}

/**
 * The code of the served page, once someone does anything or a live part is in view. When it cannot
 * be loaded the page stays readable, and the next interaction tries again.
 */
async function whenNeeded(pathname: string): Promise<void> {
  if (!hasBegun()) {
    await Promise.race([nextInteraction(), liveInView()]);
    await nextPaint();
  }
  try {
    await loadPage(pathname);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
    await nextInteraction();
    await whenNeeded(pathname);
  }
}

/** Whether the page has something to show that was typed, chosen or pressed before. */
function hasBegun(): boolean {
  const { search } = window.location;
  return Boolean(globalThis.earlyInput?.length || search || hasDraft() || readVisitorZip());
}

/** Static hosts answer `/services/` like `/services`. */
function withoutSlash(pathname: string): string {
  return pathname.replace(/(.)\/$/, '$1');
}
