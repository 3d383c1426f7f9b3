import { business } from '@/content/business';
import { callLink, mailLink, textLink } from '@shared/contact-links';
import { formatPhone } from '@shared/phone';

type BookingPrefill = {
  readonly service?: string | undefined;
  readonly size?: string | undefined;
  readonly addOns?: readonly string[];
};

/** The only place where a URL of this site is spelled out. */
export const paths = {
  home: '/',
  services: '/services',
  service: (slug: string) => `/services/${slug}`,
  location: (slug: string) => `/locations/${slug}`,
  serviceAreas: '/denver-mobile-dog-grooming',
  catGrooming: '/mobile-cat-grooming-denver',
  /** Shows the same page; the other path is the canonical one. */
  catGroomingAlias: '/denver-mobile-cat-grooming',
  gallery: '/gallery',
  winner: (id: string) => `/gallery/winner/${id}`,
  transformation: (id: string) => `/gallery/transformation/${id}`,
  about: '/about',
  contact: '/contact',
  blog: '/blog',
  article: (slug: string) => `/blog/${slug}`,
  faq: '/faq',
  cookiePolicy: '/cookie-policy',
  cookieSettings: '/cookie-policy#your-choice',
  privacyPolicy: '/privacy-policy',
  sitemap: '/sitemap',
  sitemapXml: '/sitemap.xml',
  /** The link of the mail that asks to confirm an address; the token stands behind `#`. */
  newsletterConfirm: '/newsletter/confirm',
  /** The link of the owner's mails; the key to the visit stands behind `#`. */
  visit: '/visit',
  /** The link of the operator's mails, likewise. */
  operator: '/operator',
  indexNow: '/admin/indexnow',
  /** The file that the build writes, by which search engines recognize the site. */
  indexNowKeyFile: (key: string) => `/${key}.txt`,
  booking({ service, size, addOns = [] }: BookingPrefill = {}) {
    const query = new URLSearchParams();
    if (service) query.set('service', service);
    if (size) query.set('size', size);
    if (addOns.length > 0) query.set('addons', addOns.join(','));
    return query.size > 0 ? `/booking?${query}` : '/booking';
  },
} as const;

/** True for the pages that a key opens: nothing is measured there, and nothing is sold. */
export function isKeyPage(pathname: string): boolean {
  return /^\/(?:visit|operator)\/?$/.test(pathname);
}

/** Links that leave the browser for the phone, the messages or the mail of the visitor. */
export const contactLinks = {
  call: callLink(business.phone),
  email: mailLink(business.email),
  text: (message: string) => textLink(business.phone, message),
} as const;

/** What a "text us" link asks where no other question is at hand; the visitor adds the ZIP. */
export const areaQuestion = 'Hi! Do you serve my area? My ZIP code is ';

/** How a text message to a groomer begins. */
export const question = 'Hi! I have a question: ';

/** The phone number of the business as people write it: `(303) 555-0142`. */
export function displayPhone(): string {
  return formatPhone(business.phone);
}
