import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/app';

/** Waits for everything on the page; head tags first. Throws when any part cannot be drawn. */
export async function renderPage(path: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // Otherwise React moves large parts behind an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  const markup = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${path} cannot be rendered`, { cause: errors[0] });
  return markup;
}
