import { expect, test } from 'vitest';
import { importAreaRecord } from './import-area-record';
import { loadAreaRecord } from './load-area-record';

async function serve(slug: string) {
  const record = await loadAreaRecord(slug);
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'record';
  block.textContent = JSON.stringify({ ...record, area: { ...record?.area, name: 'As served' } });
  document.body.append(block);
}

test.each([
  ['shows the record that the page brought along', 'arvada', 'As served'],
  ['downloads the record of another area', 'aurora', 'Aurora'],
])('%s', async (_name, slug, name) => {
  await serve('arvada');
  expect(await importAreaRecord(slug)).toMatchObject({ area: { slug, name } });
});

test('a page without a record of its own downloads it; an unknown slug has none', async () => {
  expect(await importAreaRecord('rino')).toMatchObject({ area: { name: 'RiNo' } });
  expect(await importAreaRecord('atlantis')).toBeUndefined();
});
