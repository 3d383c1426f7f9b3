import { expect, test } from './fixtures';
import { listedPaths } from './listed-paths';
import { mapIn } from './map-in';

// What machines and people without scripts get: the HTML as it is served.
test.use({ javaScriptEnabled: false });

const waysToReachUs = [
  'href="tel:+13035550142"',
  'href="sms:+13035550142?&amp;body=',
  'href="mailto:hello@alpenglow-grooming.example"',
];

test('every listed page is there, with one heading and ways to reach a person', async ({
  request,
}) => {
  const paths = await listedPaths(request);
  expect(paths.length).toBeGreaterThan(60);
  for (const path of paths) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(html.match(/<h1/g), path).toHaveLength(1);
    for (const way of waysToReachUs) expect(html, path).toContain(way);
    // The security policy refuses style attributes.
    expect(html, path).not.toContain(' style="');
  }
});

test('without JavaScript prices are read, answers open, and links lead on', async ({ page }) => {
  await page.goto('/locations/arvada', { waitUntil: 'load' });
  await expect(page.getByRole('cell', { name: '$129+' })).toBeVisible();
  const answer = page.getByText('Prices start around $75');
  await expect(answer).toBeHidden();
  await page.getByText('What does mobile grooming cost in Arvada?').click();
  await expect(answer).toBeVisible();
  await expect(await mapIn(page.getByRole('main'))).toHaveAttribute('src', /z=13/);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await expect(page.getByText('from $75')).toBeVisible();
  await page.getByRole('link', { name: 'Full Groom' }).first().click();
  await expect(page.getByText('Starting at $120')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book This Service' })).toBeVisible();
});

test('without JavaScript forms say so instead of sending, and people can be reached', async ({
  page,
}) => {
  for (const path of ['/contact', '/booking', '/blog']) {
    await page.goto(path, { waitUntil: 'load' });
    const form = page.locator('form[data-form]');
    await expect(form.locator('noscript p')).toBeVisible();
    await expect(form.locator('[type=submit]')).toBeHidden();
    await expect(form).toHaveAttribute('method', 'post');
    for (const way of ['(303) 555-0142', 'Text the same number', 'hello@']) {
      await expect(page.getByRole('contentinfo').getByText(way)).toBeVisible();
    }
  }
});

test('an unknown path is answered with status 404 and a page that nobody lists', async ({
  page,
  request,
  expectedInConsole,
}) => {
  expectedInConsole.push(/status of 404/);
  for (const path of [
    '/no/such/page',
    '/locations/nowhere',
    '/gallery/winner/nobody',
    '/assets/x',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  await page.goto('/no/such/page', { waitUntil: 'load' });
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
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
  expect(robots).toContain('Sitemap: https://alpenglow-grooming.example/sitemap.xml');
  expect(robots).not.toContain('Disallow');
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toMatch(/xml/);
});

test('every link, picture and shared image of every page is there', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url));
  const origin = pages[0]?.origin ?? '';
  const addresses = new Set<string>();
  for (const { pathname } of pages) {
    const html = await (await request.get(pathname)).text();
    const own = html.replaceAll(origin, '');
    for (const [, address = ''] of own.matchAll(/(?:href|src|content)="(\/[^"]*)"/g))
      addresses.add(address);
    for (const [, list = ''] of own.matchAll(/srcset="([^"]*)"/gi))
      for (const candidate of list.split(', ')) addresses.add(candidate.replace(/ .*/, ''));
  }
  expect(addresses.size).toBeGreaterThan(pages.length * 2);
  for (const address of addresses) {
    const path = new URL(address.replaceAll('&amp;', '&'), 'http://site').pathname;
    expect((await request.head(path)).status(), path).toBe(200);
  }
});
