import { packageRecord, priceWords } from './package-words';
import type { ServicePage } from './service';
import type { services } from '.';
import { policy, usuallyAdds } from '@shared/business/policy';

export function fullService(service: (typeof services)[number], page: ServicePage) {
  const related = page.related.map(packageRecord);
  const lionCut = service.madeFor === 'cat' ? usuallyAdds('A lion cut', policy.lionCut) : '';
  const priceNote = page.priceNote + lionCut + usuallyAdds('Severe matting', policy.matting);
  const metaDescription = `${page.metaDescription} ${service.duration}, starting at ${priceWords(service.slug)}.`;
  return { ...service, ...page, related, priceNote, metaDescription };
}

export type FullService = ReturnType<typeof fullService>;
