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

test('the page that was served shows the record that it brought along', async () => {
  await serve('arvada');
  expect(await importAreaRecord('arvada')).toMatchObject({
    area: { slug: 'arvada', name: 'As served' },
  });
});

test('the record of another area is downloaded', async () => {
  await serve('golden');
  expect(await importAreaRecord('aurora')).toMatchObject({
    area: { slug: 'aurora', name: 'Aurora' },
  });
});

test('a page without a record of its own downloads it; an unknown slug has none', async () => {
  expect(await importAreaRecord('rino')).toMatchObject({ area: { name: 'RiNo' } });
  expect(await importAreaRecord('atlantis')).toBeUndefined();
});
