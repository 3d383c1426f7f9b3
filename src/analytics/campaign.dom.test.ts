import { beforeEach, expect, test, vi } from 'vitest';

const link = '?utm_source=letter&utm_medium=email&utm_campaign=spring&service=full-groom';

async function openTab() {
  vi.resetModules();
  return import('./campaign');
}

beforeEach(() => sessionStorage.clear());

test('the five parameters of a link are kept until the tab is closed, and nothing else of it', async () => {
  const { readCampaign, rememberCampaign } = await openTab();
  rememberCampaign(`${link}&utm_content=top&utm_term=doodle&email=sam@rivera.test`);
  expect(readCampaign()).toEqual({
    utm_source: 'letter',
    utm_medium: 'email',
    utm_campaign: 'spring',
    utm_content: 'top',
    utm_term: 'doodle',
  });
  expect(Object.keys(sessionStorage)).toEqual(['campaign']);
  const reloaded = await openTab();
  expect(reloaded.readCampaign()).toHaveProperty('utm_source', 'letter');
});

test('the first touch of a session stays', async () => {
  const { readCampaign, rememberCampaign } = await openTab();
  rememberCampaign('');
  rememberCampaign(link);
  rememberCampaign('?utm_source=flyer&utm_term=late');
  expect(readCampaign()).toEqual({
    utm_source: 'letter',
    utm_medium: 'email',
    utm_campaign: 'spring',
  });
});

test('without a campaign nothing is kept', async () => {
  const { readCampaign, rememberCampaign } = await openTab();
  rememberCampaign('?service=full-groom&utm_source=');
  expect(readCampaign()).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

test('an e-mail address in a link is not kept, and long values are cut', async () => {
  const { readCampaign, rememberCampaign } = await openTab();
  rememberCampaign(`?utm_term=sam%40rivera.test&utm_source=${'x'.repeat(200)}`);
  expect(readCampaign()).toEqual({ utm_source: 'x'.repeat(100) });
});
