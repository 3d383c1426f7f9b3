import { expect, test } from 'vitest';
import { business } from '@/content/business';
import { homePets } from '@/content/gallery/home-pets';
import { homeServices } from '@/content/home/home-services';
import { homeAreas } from '@/content/locations/home-areas';
import { stats } from '@/content/stats';
import {
  findTexts,
  getMain,
  getRegion,
  listedPages,
  readLinks,
  trimWords,
} from '@/testing/built-pages';

// The specification puts these on single pages.

type Link = [unknown, unknown];

const text = (words: string, draft: RegExp): Link => [
  words,
  expect.stringMatching(new RegExp(`^sms:\\+13035550142\\?&body=${draft.source}`)),
];
const van = '39.75271,-104.99924';

const readMap = (part: Element) => part.querySelector('noscript iframe');

const book: Link = ['Request a visit', '/booking'];
const services: Link = ['View Services', '/services'];
const askZip = text('Text us your ZIP', /.*ZIP/);

test.each<[string, ...Link]>([
  ['/', 'Book Now in Denver', '/booking'],
  ['/', 'Call Us (303) 555-0142', 'tel:+13035550142'],
  ['/', 'Full Groom', '/services/full-groom'],
  ['/', 'Nail Care', '/services'],
  ['/', 'Spa', '/services/spa-bath'],
  ['/', 'Cat Grooming', '/services/cat-grooming'],
  ['/', 'All services and prices', '/services'],
  ['/', 'See the whole gallery', '/gallery'],
  ['/', 'All service areas', '/denver-mobile-dog-grooming'],
  ['/', ...askZip],
  ...homeAreas.map(({ name, slug }): [string, ...Link] => ['/', name, `/locations/${slug}`]),
  ['/about', ...book],
  ['/about', ...services],
  ['/about', ...askZip],
  ['/about', 'Capitol Hill', '/locations/capitol-hill'],
  ['/faq', 'Call (303) 555-0142', 'tel:+13035550142'],
  ['/faq', ...text('Text (303) 555-0142', /Hi!%20/)],
  ['/faq', ...services],
  ['/faq', 'Book Appointment', '/booking'],
  ['/privacy-policy', expect.stringContaining('Cookie Policy'), '/cookie-policy'],
  ['/privacy-policy', expect.stringContaining('Contact us'), '/contact'],
])('%s has the link %s to %s', (path, ...link) => {
  expect(readLinks(getMain(path))).toContainEqual(link);
});

test('home has badges, services, four pets, benefits, reviews and five questions', () => {
  const main = getMain('/');
  const served = stats.find(({ label }) => label === 'pets served')?.value;
  for (const note of ['Same-day booking', '40-minute service area', 'Anxiety-free experience'])
    expect(trimWords(main)).toContain(note);
  expect(findTexts(main, 'li span')).toEqual(
    expect.arrayContaining([`${served} Happy Pets`, '5-Star Rated', 'Certified Groomers']),
  );
  expect(findTexts(main, 'h3 a')).toEqual(
    expect.arrayContaining(homeServices.map(({ title }) => title)),
  );
  expect([...main.querySelectorAll('h2')].map(trimWords)).toContain('Why choose at-home grooming');
  const slides = getRegion(main, 'Slide to see the difference');
  expect(findTexts(slides, '[aria-roledescription="slide"] .eyebrow')).toEqual(
    homePets.map(({ breed }) => breed),
  );
  expect(main.querySelectorAll('[role="img"][aria-label="Rated 5 of 5"]')).toHaveLength(4);
  expect(main.querySelectorAll('summary')).toHaveLength(5);
});

test('home has the 24 areas, a map and a person to ask', () => {
  const main = getMain('/');
  const grid = getRegion(main, 'Areas We Serve');
  expect(findTexts(grid, 'li')).toEqual(homeAreas.map(({ name }) => name));
  expect(readMap(main)?.getAttribute('title')).toBe('Where our van starts, in downtown Denver');
  expect(readMap(main)?.getAttribute('src')).toContain(van);
  expect(findTexts(main, 'h2')).toContain('Not sure if we serve your area?');
});

test('about has the figures, the values, six regions with drive times, and the van', () => {
  const main = getMain('/about');
  const figures = [...main.querySelectorAll('dl > div')].map((figure) =>
    ['dd', 'dt'].map((part) => findTexts(figure, part).join()).join(' '),
  );
  const counted = stats.map((figure) => [figure.value, figure.label, figure.counted].join(' '));
  expect(figures).toEqual(expect.arrayContaining(counted));
  expect(getRegion(main, 'What we stand for').querySelectorAll('dt')).toHaveLength(3);
  const area = getRegion(main, 'Where we drive');
  expect(area.querySelectorAll('h3')).toHaveLength(6);
  const times = [...area.querySelectorAll('p')]
    .map(trimWords)
    .filter((line) => /^about [\d-]+ minutes$/.test(line));
  expect(times).toHaveLength(6);
  expect([times[0], times.at(-1)]).toEqual(['about 5-10 minutes', 'about 20-40 minutes']);
  const base = getRegion(main, 'Where the van starts its day');
  expect(trimWords(base)).toContain(`Denver, CO ${business.address.postalCode}`);
  expect(readMap(base)?.getAttribute('src')).toContain(`${van}&z=13`);
});

test('contact has phone, address, hours and a map', () => {
  const main = getMain('/contact');
  for (const [part, words] of [
    ['Phone', /\(303\) 555-0142.*Mon-Sat 7AM-7PM/],
    ['Address', new RegExp(`Denver, CO ${business.address.postalCode}`)],
    ['Visits', /Mon-Sat\s*8am-6pm.*Sunday\s*closed/],
  ] as const)
    expect(trimWords(getRegion(main, part))).toMatch(words);
  expect(readMap(main)?.getAttribute('src')).toContain(`${van}&z=13`);
});

test('a demonstration says so at the foot of every page', () => {
  for (const [path, page] of listedPages) {
    expect(trimWords(page.querySelector('footer') ?? page.body), path).toContain(
      'Alpenglow is an invented business. People, quotes, prices and badges here are examples; nothing can be booked.',
    );
  }
});

test('every footer names the Pet of the Month, and leads to the pages, our profiles and ways to reach us', () => {
  const names = ['Services', 'Booking', 'Gallery', 'About', 'Contact', 'Blog', 'FAQ', 'Sitemap'];
  const others = ['Privacy Policy', 'Cookie Policy', 'Instagram', 'Facebook', '(303) 555-0142'];
  expect(getMain('/faq').querySelectorAll('#rules dt')).toHaveLength(10);
  for (const [path, page] of listedPages) {
    const footer = page.querySelector('footer') ?? page.body;
    const links = findTexts(footer, 'a');
    expect(findTexts(footer, 'h2'), path).toContain('Pet of the Month');
    expect(links, path).toEqual(expect.arrayContaining([...names, ...others, business.email]));
    expect(links, path).not.toContain('Terms of Service');
    expect(readLinks(footer), path).toContainEqual(['Our rules', '/faq#rules']);
  }
});

const policy = getMain('/privacy-policy');

test.each([
  ['Booking request', ['name', 'phone', 'email', 'street address', 'ZIP', 'breed', 'weight']],
  ['Booking request', ['arrival window', 'notes']],
  ['Contact message', ['first and last name']],
  ['Newsletter', ['email address']],
] as const)('the privacy policy says what is stored of a %s', (term, fields) => {
  const row = [...policy.querySelectorAll('dl > div')].find(({ textContent }) =>
    textContent.includes(term),
  );
  for (const field of fields) expect(row?.textContent).toContain(field);
});
