import { business } from '@/content/business';
import { paths } from '@/site/paths';

export const businessId = absoluteUrl('/#business');

/** Leaves absolute URLs as they are. */
export function absoluteUrl(path: string): string {
  return new URL(path, business.origin).href;
}

export function serviceId(path: string): string {
  return `${absoluteUrl(path)}#service`;
}

/** Also the URL of their card on the About page. */
export function personId(slug: string): string {
  return `${absoluteUrl(paths.about)}#${slug}`;
}
