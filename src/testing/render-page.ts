import { renderPage as render } from '../../vite-plugins/prerender/render-page';

/** A page as the build draws it, with the tags for machines in its head. Takes its path. */
export async function renderPage(path: string): Promise<Document> {
  const { markup, machineTags } = await render(path);
  const page = new DOMParser().parseFromString(markup, 'text/html');
  page.head.insertAdjacentHTML('beforeend', machineTags);
  return page;
}
