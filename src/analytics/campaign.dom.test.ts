import { expect, test, vi } from 'vitest';

const link = '?utm_source=letter&utm_medium=email&utm_campaign=spring&service=full-groom';

async function openTab() {
  vi.resetModules();
  return import('./campaign');
}

const letter = { utm_source: 'letter', utm_medium: 'email', utm_campaign: 'spring' };

test('a tab keeps the five campaign parameters of a link, and nothing else of it', async () => {
  const { readCampaign, rememberCampaign } = await openTab();
  rememberCampaign(`${link}&utm_content=top&utm_term=doodle&email=sam@rivera.test`);
  expect(readCampaign()).toEqual({ ...letter, utm_content: 'top', utm_term: 'doodle' });
  expect(Object.keys(sessionStorage)).toEqual(['campaign']);
  const reloaded = await openTab();
  expect(reloaded.readCampaign()).toHaveProperty('utm_source', 'letter');
});

test('a session keeps its first campaign', async () => {
  const { readCampaign, rememberCampaign } = await openTab();
  rememberCampaign('');
  rememberCampaign(link);
  rememberCampaign('?utm_source=flyer&utm_term=late');
  expect(readCampaign()).toEqual(letter);
});

test('a link without a campaign stores nothing', async () => {
  const { readCampaign, rememberCampaign } = await openTab();
  rememberCampaign('?service=full-groom&utm_source=');
  expect(readCampaign()).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

test('leaves out an email address in a link, and cuts long values', async () => {
  const { readCampaign, rememberCampaign } = await openTab();
  rememberCampaign(`?utm_term=sam%40rivera.test&utm_source=${'x'.repeat(200)}`);
  expect(readCampaign()).toEqual({ utm_source: 'x'.repeat(100) });
});
