import type { FullService } from '@/content/services/service-pages';
import { pageMetadata } from '@/seo/page-metadata';
import type { ShownService } from '@/seo/structured-data/service-node';
import { paths } from '@/site/paths';
import { petSizes } from '@shared/business/pet-sizes';

export function serviceMetadata({ metaDescription, slug, title }: FullService) {
  return pageMetadata({
    title: `${title} at Your Door`,
    description: metaDescription,
    keywords: [title, `mobile ${title.toLowerCase()} Denver`, 'pet grooming at home'],
    path: paths.service(slug),
  });
}

export function crumbsToService({ slug, title }: FullService) {
  return [
    { label: 'Home', path: paths.home },
    { label: 'Services', path: paths.services },
    { label: title, path: paths.service(slug) },
  ];
}

/** Smallest pet first. Sizes of cats have no weights. */
export function pricesBySize({ prices }: FullService) {
  return petSizes.map(({ id, label, weight }) => ({
    id,
    label,
    weight,
    price: prices[id],
  }));
}

/** Every size is an offer that links to its booking. USD. */
export function shownService(service: FullService): ShownService {
  const { slug, title, madeFor } = service;
  return {
    name: title,
    kind: madeFor === 'cat' ? 'Cat grooming' : 'Pet grooming',
    prices: pricesBySize(service).map(({ id, label, price }) => ({
      label,
      price,
      path: paths.booking({ service: slug, size: id }),
    })),
  };
}
