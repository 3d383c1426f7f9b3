import { packagePrice, packageRecord, travelFeeNote } from './package-words';
import type { ServicePage } from './service';
import type { services } from '.';
import { mattingAdds } from '@shared/business/policy';
import { catExtras } from '@shared/business/prices';

export function fullService(service: (typeof services)[number], page: ServicePage) {
  const related = page.related.map(packageRecord);
  const extras = service.madeFor === 'cat' ? ` ${catExtras}` : mattingAdds;
  const priceNote = `${page.priceNote}${extras} We ask before any change. ${travelFeeNote}`;
  const metaDescription = `${page.metaDescription} ${service.duration}, starting at ${packagePrice(service.slug)}.`;
  return { ...service, ...page, related, priceNote, metaDescription };
}

export type FullService = ReturnType<typeof fullService>;
