import { policy, usuallyAdds } from '@shared/policy';
import { findService, services } from '.';
import { retryingImports } from '../retrying-import';
import type { ServicePage } from './service';

const pages = retryingImports(
  import.meta.glob<ServicePage>('./packages/*.ts', { import: 'default' }),
);

export function serviceWords(slug: string | undefined) {
  return slug === undefined ? undefined : pages[`./packages/${slug}.ts`];
}

export function fullService(service: (typeof services)[number], page: ServicePage) {
  const related = page.related.map(findService).filter((found) => found !== undefined);
  const lionCut = service.slug === 'cat-grooming' ? usuallyAdds('A lion cut', policy.lionCut) : '';
  const priceNote = page.priceNote + lionCut + usuallyAdds('Severe matting', policy.matting);
  return { ...service, ...page, related, priceNote };
}

export type FullService = ReturnType<typeof fullService>;
