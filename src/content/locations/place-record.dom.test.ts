import { afterEach, expect, test } from 'vitest';
import { loadPlace } from './places';
import { loadPlaceRecord } from './place-record';

afterEach(() => document.body.replaceChildren());

/** The page of an area as the build wrote it, with another lead than the record has by now. */
async function serve(slug: string) {
  const place = await loadPlace(slug);
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'record';
  block.textContent = JSON.stringify({ ...place, area: { ...place?.area, name: 'As served' } });
  document.body.append(block);
}

test('the page that was served shows the record that it brought along', async () => {
  await serve('arvada');
  expect(await loadPlaceRecord('arvada')).toMatchObject({
    area: { slug: 'arvada', name: 'As served' },
  });
});

test('the record of another area is downloaded', async () => {
  await serve('golden');
  expect(await loadPlaceRecord('aurora')).toMatchObject({
    area: { slug: 'aurora', name: 'Aurora' },
  });
});

test('a page without a record of its own downloads it; an unknown slug has none', async () => {
  expect(await loadPlaceRecord('rino')).toMatchObject({ area: { name: 'RiNo' } });
  expect(await loadPlaceRecord('atlantis')).toBeUndefined();
});
