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

const call = ['Call (303) 555-0142', 'tel:+13035550142'];
const text = (words: string, draft: RegExp) => [
  words,
  expect.stringMatching(new RegExp(`^sms:\\+13035550142\\?&body=${draft.source}`)),
];
const van = '39.75271,-104.99924';

const readMap = (part: Element) => part.querySelector('noscript iframe');

test('home: badges, services, four pets, benefits, reviews and five questions', () => {
  const main = getMain('/');
  const served = stats.find(({ label }) => label === 'pets served')?.value;
  for (const note of ['Same-day booking', '40-minute service area', 'Anxiety-free experience'])
    expect(trimWords(main)).toContain(note);
  expect(readLinks(main)).toEqual(
    expect.arrayContaining([
      ['Book Now in Denver', '/booking'],
      ['Call Us (303) 555-0142', 'tel:+13035550142'],
    ]),
  );
  expect(findTexts(main, 'li span')).toEqual(
    expect.arrayContaining([`${served} Happy Pets`, '5-Star Rated', 'Certified Groomers']),
  );
  expect(readLinks(main)).toEqual(
    expect.arrayContaining([
      ['Full Groom', '/services/full-groom'],
      ['Nail Care', '/services'],
      ['Spa', '/services/spa-bath'],
      ['Cat Grooming', '/services/cat-grooming'],
      ['All services and prices', '/services'],
    ]),
  );
  expect(findTexts(main, 'h3 a')).toEqual(
    expect.arrayContaining(homeServices.map(({ title }) => title)),
  );
  expect([...main.querySelectorAll('h2')].map(trimWords)).toContain('Why choose at-home grooming');
  const slides = getRegion(main, 'Slide to see the difference');
  expect(findTexts(slides, '[aria-roledescription="slide"] .eyebrow')).toEqual(
    homePets.map(({ breed }) => breed),
  );
  expect(readLinks(slides)).toContainEqual(['See the whole gallery', '/gallery']);
  expect(main.querySelectorAll('[role="img"][aria-label="Rated 5 of 5"]')).toHaveLength(4);
  expect(main.querySelectorAll('summary')).toHaveLength(5);
});

test('home: the 24 areas lead to their pages, and there is a map and a person to ask', () => {
  const main = getMain('/');
  const grid = getRegion(main, 'Areas We Serve');
  expect(findTexts(grid, 'li')).toEqual(homeAreas.map(({ name }) => name));
  expect(readLinks(grid)).toEqual(
    expect.arrayContaining([
      ...homeAreas.map(({ name, slug }) => [name, `/locations/${slug}`]),
      ['All service areas', '/denver-mobile-dog-grooming'],
    ]),
  );
  expect(readMap(main)?.getAttribute('title')).toBe('Where our van starts, in downtown Denver');
  expect(readMap(main)?.getAttribute('src')).toContain(van);
  expect(findTexts(main, 'h2')).toContain('Not sure if we serve your area?');
  expect(readLinks(main)).toContainEqual(text('Text us your ZIP', /.*ZIP/));
});

test('about: the figures, the values and the ways on', () => {
  const main = getMain('/about');
  const figures = [...main.querySelectorAll('dl > div')].map((figure) =>
    ['dd', 'dt'].map((part) => findTexts(figure, part).join()).join(' '),
  );
  expect(figures).toEqual(
    expect.arrayContaining(
      stats.map(({ value, label, counted }) => [value, label, counted].join(' ')),
    ),
  );
  expect(getRegion(main, 'What we stand for').querySelectorAll('dt')).toHaveLength(3);
  expect(readLinks(main)).toEqual(
    expect.arrayContaining([
      ['Request a visit', '/booking'],
      ['View Services', '/services'],
    ]),
  );
});

test('about: six regions with drive times and neighborhoods, a text for everybody else, the van', () => {
  const main = getMain('/about');
  const area = getRegion(main, 'Where we drive');
  expect(area.querySelectorAll('h3')).toHaveLength(6);
  const times = [...area.querySelectorAll('p')]
    .map(trimWords)
    .filter((line) => /^about [\d-]+ minutes$/.test(line));
  expect(times).toHaveLength(6);
  expect([times[0], times.at(-1)]).toEqual(['about 5-10 minutes', 'about 20-40 minutes']);
  expect(readLinks(area)).toContainEqual(['Capitol Hill', '/locations/capitol-hill']);
  expect(readLinks(main)).toContainEqual(text('Text us your ZIP', /.*ZIP/));
  const base = getRegion(main, 'Where the van starts its day');
  expect(trimWords(base)).toContain(`Denver, CO ${business.address.postalCode}`);
  expect(readMap(base)?.getAttribute('src')).toContain(`${van}&z=13`);
});

test('contact: phone, address, hours and a map', () => {
  const main = getMain('/contact');
  const phone = trimWords(getRegion(main, 'Phone'));
  expect(phone).toContain('(303) 555-0142');
  expect(phone).toContain('Mon-Sat 7AM-7PM');
  expect(trimWords(getRegion(main, 'Address'))).toContain(
    `Denver, CO ${business.address.postalCode}`,
  );
  const hours = trimWords(getRegion(main, 'Visits'));
  expect(hours).toMatch(/Mon-Sat\s*8am-6pm/);
  expect(hours).toMatch(/Sunday\s*closed/);
  expect(readMap(main)?.getAttribute('src')).toContain(`${van}&z=13`);
});

test('FAQ: a visitor can call, text, book or look at the services', () => {
  expect(readLinks(getMain('/faq'))).toEqual(
    expect.arrayContaining([
      call,
      text('Text (303) 555-0142', /Hi!%20/),
      ['View Services', '/services'],
      ['Book Appointment', '/booking'],
    ]),
  );
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
  for (const [path, page] of listedPages) {
    const footer = page.querySelector('footer') ?? page.body;
    const links = findTexts(footer, 'a');
    expect(findTexts(footer, 'h2'), path).toContain('Pet of the Month');
    expect(links, path).toEqual(expect.arrayContaining([...names, ...others, business.email]));
    expect(links, path).not.toContain('Terms of Service');
  }
});

test('FAQ: the rules have an address, to which every footer leads', () => {
  expect(getMain('/faq').querySelectorAll('#rules dt')).toHaveLength(10);
  for (const [path, page] of listedPages) {
    const footer = page.querySelector('footer') ?? page.body;
    expect(readLinks(footer), path).toContainEqual(['Our rules', '/faq#rules']);
  }
});

const policy = getMain('/privacy-policy');

test.each([
  ['Booking request', ['name', 'phone', 'email', 'street address', 'ZIP', 'breed', 'weight']],
  ['Booking request', ['arrival window', 'notes']],
  ['Contact message', ['first and last name']],
  ['Newsletter', ['email address']],
] as const)('privacy policy: what is stored of a %s', (term, fields) => {
  const row = [...policy.querySelectorAll('dl > div')].find(({ textContent }) =>
    textContent.includes(term),
  );
  for (const field of fields) expect(row?.textContent).toContain(field);
});

test('privacy policy: it leads to the cookie policy and to a person', () => {
  expect(readLinks(policy)).toEqual(
    expect.arrayContaining([
      [expect.stringContaining('Cookie Policy'), '/cookie-policy'],
      [expect.stringContaining('Contact us'), '/contact'],
    ]),
  );
});
