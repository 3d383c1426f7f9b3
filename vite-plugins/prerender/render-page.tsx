import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { HeadCollectorContext } from '@/seo/head-collector';
import { newHeadCollector } from '@/seo/new-head-collector';

type RenderedPage = {
  /** Everything that the page waits for included, with its title and metadata in front. */
  readonly markup: string;
  /** Tags for its head that no browser draws: link previews, structured data. */
  readonly machineTags: string;
};

/** Draws a page. Throws when any part of it cannot be drawn. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const errors: unknown[] = [];
  const head = newHeadCollector();
  const { prelude } = await prerender(
    <StrictMode>
      <HeadCollectorContext value={head}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </HeadCollectorContext>
    </StrictMode>,
    {
      // React would move large parts behind an inline script: here all of it stands where it is read.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  const markup = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${path} cannot be rendered`, { cause: errors[0] });
  return { markup, machineTags: head.html() };
}
