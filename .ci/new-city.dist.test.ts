// @vitest-environment node
import { expect, test } from 'vitest';
import { syntheticCities, syntheticCity } from './synthetic-city.ts';
import { trialBuild } from './trial-build.ts';

// Drawing the images of 1,000 cities takes a minute: `npm run scale` builds those.
test(
  'a city is one file: page, links, sitemap, image and HTML appear, and with 30 more all budgets hold',
  { timeout: 180_000 },
  () =>
    trialBuild(
      { ...syntheticCities(30), ...Object.fromEntries([syntheticCity('Boulder')]) },
      ({ isOk, output, read, has }) => {
        expect(isOk, output).toBe(true);
        const page = read('locations/boulder.html');
        expect(page).toContain('Mobile pet grooming in Boulder</h1>');
        expect(page).toMatch(/<title>[^<]*Boulder[^<]*Denver<\/title>/);
        expect(page).toContain(
          '<link rel="canonical" href="https://alpenglow-grooming.example/locations/boulder"/>',
        );
        const [, image = 'no image'] =
          /og:image" content="https:\/\/[^/]+\/([^"]+)"/.exec(page) ?? [];
        expect(image).toContain('boulder');
        expect(has(image), image).toBe(true);
        expect(read('sitemap.xml')).toContain('/locations/boulder</loc>');
        for (const list of ['sitemap.html', 'denver-mobile-dog-grooming.html']) {
          expect(read(list), list).toContain('href="/locations/boulder"');
        }
      },
    ),
);
