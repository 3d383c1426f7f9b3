import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { reloadStalePage } from './app/reload-stale-page';
import { routeFor } from './app/routes';
import './app/styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

reloadStalePage();

// Where the page is already in the HTML, its code must be here before React compares the two.
// When it does not arrive, drawing the page tries again and shows the error screen.
await routeFor(window.location.pathname)
  ?.load()
  .catch(() => undefined);

const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
if (root.firstElementChild) hydrateRoot(root, site);
else createRoot(root).render(site);
