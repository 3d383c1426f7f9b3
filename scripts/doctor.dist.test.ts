import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lookAtRecords, lookAtSite } from '../supabase/doctor/look-at-site.ts';
import { localKeys } from '../supabase/local/local-keys.ts';
import { headersFor } from '../vite-plugins/prerender/host-files.ts';

// The files belong to the origin of the demonstration.
const [, site = ''] =
  /<loc>(https:\/\/[^/<]+)/.exec(readFileSync('dist/sitemap.xml', 'utf8')) ?? [];

/** A static host of the built files: pages by name, `404.html` for other paths, and the headers of `_headers`. */
function answer(input: string | URL | Request): Promise<Response> {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  const page = pathname === '/' ? '/index' : pathname;
  const isFile = (name: string) =>
    existsSync(join('dist', name)) && statSync(join('dist', name)).isFile();
  const name = [page, `${page}.html`].find(isFile);
  const body = name ? readFileSync(join('dist', name)) : readFileSync('dist/404.html');
  return Promise.resolve(
    new Response(new Uint8Array(body), {
      status: name ? 200 : 404,
      headers: [...headersFor(readFileSync('dist/_headers', 'utf8'), pathname)],
    }),
  );
}

async function complaints() {
  const patient = {
    site,
    project: 'https://project.example',
    publishableKey: localKeys.publishable,
    secretKey: '',
    indexNowKey: localKeys.indexNow,
    mailDomain: 'pets.example',
    demonstrationFiles: [],
  };
  const findings = await lookAtSite(patient, { send: answer, texts: () => Promise.resolve([]) });
  return findings.filter(({ state }) => state === 'missing').map(({ what }) => what);
}

const demonstration = [
  'Pages are not allowed to reach the project',
  'There is no key for search engines',
  'The site contains the key of a development machine',
  'The site still shows the phone number or email address of the demonstration',
];

test('the doctor finds only the demonstration settings in the built demonstration', async () => {
  expect(await complaints()).toEqual(demonstration);
});

test('the doctor names the demonstration records', () => {
  const happyPets = 'src/content/gallery/happy-pets.ts';
  const { state, what } = lookAtRecords([happyPets]);
  expect([state, what]).toEqual(['missing', expect.stringContaining(happyPets)]);
  expect(lookAtRecords([])).toMatchObject({ state: 'ok' });
});
