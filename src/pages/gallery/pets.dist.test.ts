import { expect, test } from 'vitest';
import { transformations } from '@/content/gallery';
import { findTransformation } from '@/content/gallery/find-transformation';
import { findWinner } from '@/content/gallery/find-winner';
import { monthInWords } from '@/content/gallery/month-in-words';
import { winners } from '@/content/gallery/winner-list';
import { paths } from '@/site/paths';
import {
  builtPages,
  findTexts,
  getMain,
  getRegion,
  readLinks,
  trimWords,
} from '@/testing/built-pages';

const pairs = transformations.flatMap(({ slug }) => findTransformation(slug) ?? []);
const winnerPages = winners.flatMap(({ slug }) => findWinner(slug) ?? []);

test.each(pairs)('the pair $slug has every fact and every way on', (pair) => {
  const { breed, location, locationSlug, month, petName, service, serviceSlug, testimonial } = pair;
  const path = paths.transformation(pair.slug);
  const main = getMain(path);
  expect(findTexts(main, 'nav[aria-label="Breadcrumb"] li')).toEqual(['Home', 'Gallery', petName]);
  expect(builtPages.get(path)?.title).toContain(petName);
  expect(readFacts(main)).toMatchObject({
    Breed: breed,
    Location: location,
    Date: monthInWords(month),
    Service: service,
  });
  expect(main.querySelectorAll('input[type="range"]')).toHaveLength(1);
  expect(main.textContent).toContain(testimonial.text);
  const links = readLinks(main);
  expect(links).toEqual(
    expect.arrayContaining([
      ['Book Now', '/booking'],
      [service, `/services/${serviceSlug}`],
      [location, `/locations/${locationSlug}`],
      ['Back to Gallery', '/gallery'],
    ]),
  );
  const shared = Object.fromEntries(links);
  for (const [name, network] of [
    ['Share on Pinterest', 'pinterest.com'],
    ['Share on WhatsApp', 'wa.me'],
  ] as const) {
    expect(shared[name]).toContain(network);
    expect(shared[name]).toContain(encodeURIComponent(path));
  }
});

test.each(winnerPages)('the winner $slug has a story, pairs, a handle and ways on', (winner) => {
  const { age, beforeAfter, breed, handle, name, slug } = winner;
  const main = getMain(paths.winner(slug));
  expect(findTexts(main, 'h1')).toEqual([name]);
  expect(readFacts(main)).toEqual({ Breed: breed, Age: age, 'Proud Pet Parent': `@${handle}` });
  expect(findTexts(main, 'h2')).toContain('Services provided');
  expect(main.querySelectorAll('input[type="range"]')).toHaveLength(beforeAfter.length);
  expect(findTexts(main, 'figcaption')).toEqual(
    expect.arrayContaining(beforeAfter.map(({ caption }) => caption)),
  );
  for (const link of [
    [`@${handle}`, `https://www.instagram.com/${handle}/`],
    ['Request a visit', '/booking'],
    ['Back to Gallery', '/gallery'],
    ['Follow us on Instagram', expect.stringContaining('instagram.com')],
  ])
    expect(readLinks(main)).toContainEqual(link);
});

const inGallery = transformations.filter(({ galleryOrder }) => galleryOrder !== undefined);

test.each([
  ['Before and after', inGallery.map(({ slug }) => paths.transformation(slug))],
  ['Pet of the Month', winners.map(({ slug }) => paths.winner(slug))],
])('the gallery’s list %s leads to each of its pages in order', (list, pages) => {
  const gallery = getMain('/gallery');
  expect(readLinks(getRegion(gallery, list)).map(([, href]) => href)).toEqual(pages);
  expect(readLinks(gallery).map(([words]) => words)).toContain('Follow us on Instagram');
});

function readFacts(main: Element): Record<string, string> {
  return Object.fromEntries(
    [...main.querySelectorAll('dl > div')].map((fact) =>
      [fact.querySelector('dt'), fact.querySelector('dd')].map((part) => part && trimWords(part)),
    ),
  );
}
