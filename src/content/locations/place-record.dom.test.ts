import { afterEach, expect, test } from 'vitest';
import { loadPlace } from './places';
import { placeRecord } from './place-record';

afterEach(() => document.body.replaceChildren());

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
  const record = placeRecord('arvada');
  expect(await record.load()).toMatchObject({ area: { slug: 'arvada', name: 'As served' } });
});

test('the record of another area is downloaded, once', async () => {
  await serve('golden');
  const record = placeRecord('aurora');
  expect(await record.load()).toMatchObject({ area: { slug: 'aurora', name: 'Aurora' } });
  expect(placeRecord('aurora')).toBe(record);
});

test('a page without a record of its own downloads it; an unknown slug has none', async () => {
  expect(await placeRecord('rino').load()).toMatchObject({ area: { name: 'RiNo' } });
  expect(await placeRecord('atlantis').load()).toBeUndefined();
});
