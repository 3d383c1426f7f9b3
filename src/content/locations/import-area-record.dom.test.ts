import { afterEach, expect, test } from 'vitest';
import { loadAreaRecord } from './load-area-record';
import { importAreaRecord } from './import-area-record';

afterEach(() => document.body.replaceChildren());

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
  const record = importAreaRecord('arvada');
  expect(await record.load()).toMatchObject({ area: { slug: 'arvada', name: 'As served' } });
});

test('the record of another area is downloaded, once', async () => {
  await serve('golden');
  const record = importAreaRecord('aurora');
  expect(await record.load()).toMatchObject({ area: { slug: 'aurora', name: 'Aurora' } });
  expect(importAreaRecord('aurora')).toBe(record);
});

test('a page without a record of its own downloads it; an unknown slug has none', async () => {
  expect(await importAreaRecord('rino').load()).toMatchObject({ area: { name: 'RiNo' } });
  expect(await importAreaRecord('atlantis').load()).toBeUndefined();
});
