import { expect, test } from 'vitest';
import { transformations } from '@/content/gallery';
import { winners } from '@/content/gallery/winner-list';
import { paths } from '@/site/paths';
import { builtPages, findTexts, getMain, readLinks, trimWords } from '@/testing/built-pages';

const pages = [
  ...transformations.map(({ slug }) => paths.transformation(slug)),
  ...winners.map(({ slug }) => paths.winner(slug)),
];

test('ten transformations and eight winners', () => {
  expect(transformations.length).toBe(10);
  expect(winners.length).toBe(8);
});

test.each(pages)('%s has a page with the pictures under a slider', (path) => {
  const main = builtPages.get(path)?.querySelector('main');
  expect(main?.querySelector('h1')?.textContent).not.toMatch(/Not Found/);
  expect(main?.querySelector('input[type="range"], [role="slider"]')).not.toBeNull();
});

test('a transformation has every fact and every way on', () => {
  const path = '/gallery/transformation/golden-retriever-highlands';
  const main = getMain(path);
  expect(findTexts(main, 'nav[aria-label="Breadcrumb"] li')).toEqual([
    'Home',
    'Gallery',
    'Juniper',
  ]);
  expect(builtPages.get(path)?.title).toContain('Juniper');
  expect(readFacts(main)).toMatchObject({
    Breed: 'Golden Retriever',
    Location: 'Highlands',
    Date: 'July 2024',
    Service: 'Full Groom',
  });
  expect(main.querySelectorAll('input[type="range"]')).toHaveLength(1);
  expect(main.textContent).toContain('I thought I’d found them all.');
  const links = readLinks(main);
  expect(links).toEqual(
    expect.arrayContaining([
      ['Book Now', '/booking'],
      ['Full Groom', '/services/full-groom'],
      ['Highlands', '/locations/highlands'],
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

test('a winner has a story, pairs, a handle and a way to follow', () => {
  const main = getMain('/gallery/winner/luna-husky-mix');
  expect(findTexts(main, 'h1')).toEqual(['Luna']);
  const { 'Proud Pet Parent': handle, ...facts } = readFacts(main);
  expect(facts).toEqual({ Breed: 'Husky Mix', Age: '5 years' });
  expect(findTexts(main, 'h2')).toContain('Services provided');
  expect(main.querySelectorAll('input[type="range"]')).toHaveLength(2);
  expect(findTexts(main, 'figcaption')).toContain('One bath, one dryer, no clipper');
  expect(readLinks(main)).toEqual(
    expect.arrayContaining([
      [expect.stringMatching(/^@/), expect.stringContaining('instagram.com')],
      ['Request a visit', '/booking'],
      ['Back to Gallery', '/gallery'],
      ['Follow us on Instagram', expect.stringContaining('instagram.com')],
    ]),
  );
  expect(handle).toMatch(/^@/);
});

test('the gallery leads to the photo network', () => {
  expect(readLinks(getMain('/gallery')).map(([words]) => words)).toContain(
    'Follow us on Instagram',
  );
});

function readFacts(main: Element): Record<string, string> {
  return Object.fromEntries(
    [...main.querySelectorAll('dl > div')].map((fact) =>
      [fact.querySelector('dt'), fact.querySelector('dd')].map((part) => part && trimWords(part)),
    ),
  );
}
