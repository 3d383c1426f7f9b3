import { splitHeadTags } from '../../vite-plugins/prerender/document';
import { renderPage as render } from '../../vite-plugins/prerender/render-page';

export async function renderPage(path: string): Promise<Document> {
  const { head, body } = splitHeadTags(await render(path));
  return new DOMParser().parseFromString(`<head>${head}</head><body>${body}`, 'text/html');
}
