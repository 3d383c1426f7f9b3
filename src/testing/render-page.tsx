import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { routeFor } from '@/app/routes';
import { HeadCollectorContext } from '@/seo/head-collector';
import { newHeadCollector } from '@/seo/new-head-collector';

/** A page as the build draws it, with the collected tags in its head. Takes its path. */
export async function renderPage(path: string): Promise<Document> {
  const head = newHeadCollector();
  await routeFor(path)?.load();
  const { prelude } = await prerender(
    <HeadCollectorContext value={head}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </HeadCollectorContext>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const markup = await new Response(prelude).text();
  const page = new DOMParser().parseFromString(markup, 'text/html');
  page.head.insertAdjacentHTML('beforeend', head.html());
  return page;
}
