import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { reloadStalePage } from './reload-stale-page';
import { loadPage } from './routes';

/**
 * Brings the page to life: takes over the markup that was served, or draws the page where none was.
 * The code and the record of the page are loaded first: React compares it with the markup at once.
 */
export async function startSite(root: HTMLElement): Promise<void> {
  reloadStalePage();
  const { pathname } = window.location;
  // 404.html answers many paths with one markup, and the development server serves none.
  const isServed = root.dataset.path === withoutSlash(pathname);
  try {
    await loadPage(pathname);
  } catch (error) {
    // The page stays readable as it was served, and its links work. Without markup there is nothing
    // to keep: drawing tries once more, and shows the error screen.
    if (isServed) throw error;
  }
  const site = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  if (isServed) {
    hydrateRoot(root, site);
    return;
  }
  for (const tag of document.head.querySelectorAll('[data-served]')) tag.remove();
  createRoot(root).render(site);
}

/** Static hosts answer `/services/` like `/services`. */
function withoutSlash(pathname: string): string {
  return pathname.replace(/(.)\/$/, '$1');
}
