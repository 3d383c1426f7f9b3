import { findService } from '.';
import { collection } from '../collection';
import { servicePhoto } from './service-photos';
import type { ServicePage } from './service';

const pages = collection(
  import.meta.glob<ServicePage>('./packages/*.ts', { eager: true, import: 'default' }),
);

/** Everything that the page behind a URL such as /services/full-groom says, if there is one. */
export function findServicePage(slug: string | undefined) {
  const service = findService(slug);
  const page = pages.find((words) => words.slug === slug);
  if (!service || !page) return undefined;
  const related = page.related.map(findService).filter((found) => found !== undefined);
  return { ...service, ...page, related, photo: servicePhoto(service.slug) };
}
