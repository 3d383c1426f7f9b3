import { expect, test } from '../../support/fixtures';

test('an unknown path returns status 404 and the page that says so', async ({ request }) => {
  for (const path of [
    '/no/such/page',
    '/locations/nowhere',
    '/gallery/winner/nobody',
    '/assets/x',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('Oops! Page not found');
  }
});

test('other names of a page redirect to its address', async ({ request }) => {
  for (const path of ['/services/', '/services.html']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers()['location']).toBe('/services');
  }
});

test('pages send strict headers, and browsers may keep code forever', async ({ request }) => {
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

test('robots.txt names the sitemap and disallows nothing', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Sitemap: https://alpenglow-grooming.example/sitemap.xml');
  expect(robots).not.toContain('Disallow');
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toMatch(/xml/);
});
