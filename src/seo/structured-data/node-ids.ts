import { business } from '@/content/business';
import { paths } from '@/site/paths';

/** The business, under the name by which nodes of all pages refer to it. */
export const businessId = new URL('/#business', business.origin).href;

/** The site itself, as opposed to the business. */
export const websiteId = new URL('/#website', business.origin).href;

/** The absolute address of a path on this site; an absolute address stays what it is. */
export function absoluteUrl(path: string): string {
  return new URL(path, business.origin).href;
}

/** The name of the service that a page is about. */
export function serviceId(path: string): string {
  return `${absoluteUrl(path)}#service`;
}

/** The name and address of a groomer: their card on the About page. */
export function personId(slug: string): string {
  return `${absoluteUrl(paths.about)}#${slug}`;
}
