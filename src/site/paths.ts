import { business } from '@/content/business';
import { callLink, mailLink, rulesPath, textLink } from '@shared/business/contact-links';
import { formatPhone } from '@shared/business/phone';

type BookingPrefill = {
  readonly service?: string | undefined;
  readonly size?: string | undefined;
  readonly addOns?: readonly string[];
};

/** The only place where a URL of this site is spelled out. */
export const paths = {
  home: '/',
  services: '/services',
  /** The form of the page begins with the size. */
  service: (slug: string, size = '') => `/services/${slug}${size && `?size=${size}`}`,
  location: (slug: string) => `/locations/${slug}`,
  serviceAreas: '/denver-mobile-dog-grooming',
  catGrooming: '/mobile-cat-grooming-denver',
  /** Shows the same page; the other path is canonical. */
  catGroomingAlias: '/denver-mobile-cat-grooming',
  gallery: '/gallery',
  winner: (id: string) => `/gallery/winner/${id}`,
  transformation: (id: string) => `/gallery/transformation/${id}`,
  about: '/about',
  contact: '/contact',
  blog: '/blog',
  article: (slug: string) => `/blog/${slug}`,
  faq: '/faq',
  rules: rulesPath,
  cookiePolicy: '/cookie-policy',
  cookieSettings: '/cookie-policy#your-choice',
  privacyPolicy: '/privacy-policy',
  sitemap: '/sitemap',
  sitemapXml: '/sitemap.xml',
  /** Link in the confirmation email; the token is in the hash. */
  newsletterConfirm: '/newsletter/confirm',
  /** Link in the owner's emails; the key to the visit is in the hash. */
  visit: '/visit',
  /** Link in the operator's emails; its key is in the hash as well. */
  operator: '/operator',
  indexNow: '/admin/indexnow',
  /** Search engines recognize the site by it. */
  indexNowKeyFile: (key: string) => `/${key}.txt`,
  booking({ service, size, addOns = [] }: BookingPrefill = {}) {
    const query = new URLSearchParams();
    if (service) query.set('service', service);
    if (size) query.set('size', size);
    if (addOns.length > 0) query.set('addons', addOns.join(','));
    const given = query.toString();
    return given ? `/booking?${given}` : '/booking';
  },
} as const;

/** Pages with a key in the hash or in a field: nothing is measured or sold there, and no referrer leaves them. */
export const keyPages: readonly string[] = [
  paths.visit,
  paths.operator,
  paths.indexNow,
  paths.newsletterConfirm,
];

export function isKeyPage(pathname: string): boolean {
  return keyPages.includes(pathname.replace(/\/$/, ''));
}

export const contactLinks = {
  call: callLink(business.phone),
  email: mailLink(business.email),
  text: (message: string) => textLink(business.phone, message),
} as const;

export const areaQuestion = 'Hi! Do you serve my area? My ZIP code is ';

export const question = 'Hi! I have a question: ';

/** For `ReachButtons`. */
export function callOrText(message: string, words = 'Text us') {
  return {
    call: { href: contactLinks.call, words: `Call ${displayPhone()}` },
    text: { href: contactLinks.text(message), words },
  };
}

/** `(303) 555-0142` */
export function displayPhone(): string {
  return formatPhone(business.phone);
}
