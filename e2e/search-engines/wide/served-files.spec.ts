import { expect, test } from '../../support/fixtures';
import { readSitemapPaths } from '../../support/sitemap-paths';

const siteAddress = 'https://alpenglow-grooming.example';
const waysToReachUs = [
  'href="tel:+13035550142"',
  'href="sms:+13035550142?&amp;body=',
  'href="mailto:hello@alpenglow-grooming.example"',
];

test('every listed page is there, with one heading and ways to reach a person', async ({
  request,
}) => {
  const paths = await readSitemapPaths(request);
  expect(paths.length).toBeGreaterThan(60);
  for (const path of paths) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(html.match(/<h1/g), path).toHaveLength(1);
    for (const way of waysToReachUs) expect(html, path).toContain(way);
    // the security policy refuses inline styles
    expect(html, path).not.toContain(' style="');
  }
});

test('an unknown path is answered with status 404', async ({ request }) => {
  for (const path of [
    '/no/such/page',
    '/locations/nowhere',
    '/gallery/winner/nobody',
    '/assets/x',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('other names of a page lead to its address', async ({ request }) => {
  for (const path of ['/services/', '/services.html']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers()['location']).toBe('/services');
  }
});

test('pages are strict about what they may load, and code is kept for ever', async ({
  request,
}) => {
  const page = await request.get('/services/spa-bath');
  const headers = page.headers();
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self' 'sha/);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  for (const name of ['strict-transport-security', 'x-frame-options', 'permissions-policy']) {
    expect(headers[name], name).toBeTruthy();
  }
  const [script = ''] = /\/assets\/index-[\w-]+\.js/.exec(await page.text()) ?? [];
  const code = await request.get(script);
  expect(code.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('crawlers find the sitemap, and nothing is closed to them', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${siteAddress}/sitemap.xml`);
  expect(robots).not.toContain('Disallow');
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toMatch(/xml/);
});

test('every link, picture and shared image of every page is there', async ({ request }) => {
  const pages = await readSitemapPaths(request);
  const addresses = new Set<string>();
  await forEach(pages, async (path) => {
    const html = await (await request.get(path)).text();
    for (const address of addressesIn(html)) addresses.add(address);
  });
  expect(addresses.size).toBeGreaterThan(pages.length * 2);
  await forEach([...addresses], async (address) => {
    const path = new URL(address.replaceAll('&amp;', '&'), 'http://site').pathname;
    expect((await request.head(path)).status(), path).toBe(200);
  });
});

function addressesIn(html: string): string[] {
  const localHtml = html.replaceAll(siteAddress, '');
  const named = [...localHtml.matchAll(/(?:href|src|content)="(\/[^"]*)"/g)].map(
    ([, address = '']) => address,
  );
  const widths = [...localHtml.matchAll(/srcset="([^"]*)"/gi)].flatMap(([, list = '']) =>
    list.split(', '),
  );
  return [...named, ...widths.map((candidate) => candidate.replace(/ .*/, ''))];
}

async function forEach(items: readonly string[], act: (item: string) => Promise<void>) {
  const queue = [...items];
  const walk = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: 8 }, walk));
}
