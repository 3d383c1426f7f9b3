import { splitHeadTags } from '../../vite-plugins/prerender/head-tags';
import { renderPage as render } from '../../vite-plugins/prerender/render-page';

/** A page as the build draws it. Takes its path. */
export async function renderPage(path: string): Promise<Document> {
  const { head, body } = splitHeadTags(await render(path));
  return new DOMParser().parseFromString(`<head>${head}</head><body>${body}`, 'text/html');
}
