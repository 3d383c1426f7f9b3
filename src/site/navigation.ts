import { paths } from './paths';

export type SiteLink = { readonly label: string; readonly path: string };

export const mainNavigation: readonly SiteLink[] = [
  { label: 'Home', path: paths.home },
  { label: 'Services', path: paths.services },
  { label: 'Gallery', path: paths.gallery },
  { label: 'About', path: paths.about },
  { label: 'Contact', path: paths.contact },
  { label: 'Blog', path: paths.blog },
  { label: 'FAQ', path: paths.faq },
];

export const footerNavigation: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: 'Explore',
    links: [
      { label: 'Services', path: paths.services },
      { label: 'Booking', path: paths.booking() },
      { label: 'Gallery', path: paths.gallery },
      { label: 'About', path: paths.about },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'Contact', path: paths.contact },
      { label: 'FAQ', path: paths.faq },
      { label: 'Blog', path: paths.blog },
      { label: 'Sitemap', path: paths.sitemap },
    ],
  },
];

/** "Our rules" leads to a part of the questions, and "Cookie settings" to the controls of the cookie policy. */
export const legalNavigation: readonly SiteLink[] = [
  { label: 'Our rules', path: paths.rules },
  { label: 'Privacy Policy', path: paths.privacyPolicy },
  { label: 'Cookie Policy', path: paths.cookiePolicy },
  { label: 'Cookie settings', path: paths.cookieSettings },
];
