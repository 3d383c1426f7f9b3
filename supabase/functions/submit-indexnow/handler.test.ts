import assert from 'node:assert/strict';
import { key, ownPages, post, setup, site, startIndexNow } from './loopback.fixture.ts';

Deno.test('hands own URLs to IndexNow, each once, with host, key and key file', async () => {
  await using indexNow = startIndexNow();
  const { handle } = setup(indexNow);
  const urls = [`${site}/`, `${site}/faq`, `${site}/faq#prices`, `${site}/faq`];

  const response = await handle(post({ urls }, { origin: site }));

  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), { submitted: 2, pending: false });
  assert.deepEqual(indexNow.seen, [
    {
      method: 'POST',
      contentType: 'application/json; charset=utf-8',
      body: {
        host: 'pets.example',
        key,
        keyLocation: `${site}/${key}.txt`,
        urlList: [`${site}/`, `${site}/faq`],
      },
    },
  ]);
});

const refusedBodies = [
  ['broken JSON', '{', 400, 'invalid_json'],
  ['an empty body', '', 400, 'invalid_json'],
  ['null', 'null', 400, 'urls_required'],
  ['no urls', {}, 400, 'urls_required'],
  ['urls that are no list', { urls: `${site}/` }, 400, 'urls_required'],
  ['an empty list', { urls: [] }, 400, 'urls_required'],
  ['101 URLs', { urls: ownPages(101) }, 400, 'too_many_urls'],
  ['101 times the same URL', { urls: Array(101).fill(`${site}/`) }, 400, 'too_many_urls'],
  ['a foreign URL among own ones', { urls: [`${site}/`, 'https://e.vil'] }, 400, 'foreign_url'],
  ['a number among own URLs', { urls: [`${site}/`, 42] }, 400, 'invalid_url'],
] as const;

for (const [name, body, status, error] of refusedBodies) {
  Deno.test(`refuses ${name}`, async () => {
    await using indexNow = startIndexNow();
    const { handle } = setup(indexNow);

    const response = await handle(post(body));

    assert.equal(response.status, status);
    assert.deepEqual(await response.json(), { error });
    assert.deepEqual(indexNow.seen, []);
  });
}

Deno.test('takes 100 URLs', async () => {
  await using indexNow = startIndexNow();
  const { handle } = setup(indexNow);

  const response = await handle(post({ urls: ownPages(100) }));

  assert.deepEqual(await response.json(), { submitted: 100, pending: false });
});

for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
  Deno.test(`refuses ${method}`, async () => {
    const { handle } = setup();

    const response = await handle(new Request('http://function.invalid/', { method }));

    assert.equal(response.status, 405);
    assert.equal(response.headers.get('allow'), 'POST, OPTIONS');
  });
}

const incomplete = [
  ['a site origin', { origin: undefined }],
  ['a key for IndexNow', { indexNow: undefined }],
] as const;

for (const [name, settings] of incomplete) {
  Deno.test(`says that it is not configured without ${name}`, async () => {
    const { handle, lines } = setup({ settings });

    const response = await handle(post({ urls: [`${site}/`] }, { origin: site }));

    assert.equal(response.status, 503);
    assert.match(response.headers.get('access-control-allow-origin') ?? '', /^(\*|https:.*)$/);
    assert.deepEqual(await response.json(), { error: 'not_configured' });
    assert.match(lines.join(), /SITE_ORIGIN and INDEXNOW_KEY/);
  });
}
