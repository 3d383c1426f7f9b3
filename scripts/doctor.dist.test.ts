import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lookAt } from '../supabase/doctor/check.ts';
import { recordCheck, siteChecks } from '../supabase/doctor/site-checks.ts';
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

const deployment = {
  site,
  project: 'https://project.example',
  publishableKey: localKeys.publishable,
  secretKey: '',
  indexNowKey: localKeys.indexNow,
  mailDomain: 'pets.example',
  demonstrationFiles: [],
};

async function complaints() {
  const network = { send: answer, records: () => Promise.resolve([]) };
  const findings = await lookAt(siteChecks(deployment), network);
  return findings.filter(({ state }) => state === 'missing').map(({ what }) => what);
}

const demonstration = [
  'Pages are allowed to reach the project',
  'Phone number and email address are your own, not those of the demonstration',
  'The key file for search engines is in place',
  'The site has no key of a development machine',
];

test('the doctor finds only the demonstration settings in the built demonstration', async () => {
  expect(await complaints()).toEqual(demonstration);
});

test('the doctor names the demonstration records', () => {
  const happyPets = 'src/content/gallery/happy-pets.ts';
  const { state, what } = recordCheck({ ...deployment, demonstrationFiles: [happyPets] });
  expect([state, what]).toEqual(['missing', expect.stringContaining(happyPets)]);
  expect(recordCheck(deployment)).toMatchObject({ state: 'ok' });
});
