import { policy, usuallyAdds } from '@shared/policy';
import { findService, services } from '.';
import { retryingImports } from '../retrying-import';
import type { ServicePage } from './service';

const pages = retryingImports(
  import.meta.glob<ServicePage>('./packages/*.ts', { import: 'default' }),
);

/** The words of the page behind a URL such as /services/full-groom, if there is one. */
export function serviceWords(slug: string | undefined) {
  return slug === undefined ? undefined : pages[`./packages/${slug}.ts`];
}

/** A package with everything that its page says. */
export function fullService(service: (typeof services)[number], page: ServicePage) {
  const related = page.related.map(findService).filter((found) => found !== undefined);
  const lionCut = service.slug === 'cat-grooming' ? usuallyAdds('A lion cut', policy.lionCut) : '';
  const priceNote = page.priceNote + lionCut + usuallyAdds('Severe matting', policy.matting);
  return { ...service, ...page, related, priceNote };
}

/** What `fullService` gives. */
export type FullService = ReturnType<typeof fullService>;
