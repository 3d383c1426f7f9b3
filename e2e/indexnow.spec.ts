import { expectAccessible } from './expect-accessible';
import { expect, test } from './fixtures';
import {
  failureLines,
  functionUrl,
  listenToCalls,
  namePages,
  paths,
  pausesBetweenCalls,
  submitButton,
  toast,
} from './indexnow-page';
import { operatorKey } from './operator-key';

// What is still fading in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The function starts at its first call, and the pauses between batches take their time.
const patience = { timeout: 20_000 };
const done = 'All URLs submitted successfully!';

test('250 URLs make three calls with two pauses of two seconds', async ({ page, baseURL }) => {
  const calls = listenToCalls(page);
  await namePages(page, paths(250));
  await submitButton(page).click();

  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expect(page.getByLabel('Pages to send')).toBeDisabled();
  await expect(toast(page, 'Submission Started')).toContainText(
    'Submitting 250 URLs to the submission service...',
  );
  const progress = page.getByRole('progressbar');
  await expect(progress).toHaveAttribute('max', '100');
  for (const percent of ['40', '80']) {
    await expect(progress).toHaveAttribute('value', percent, patience);
  }
  await expect(page.getByText(done)).toBeVisible(patience);
  await expect(page.getByRole('button', { name: 'Submit more' })).toBeFocused();
  await expect(toast(page, 'Success!')).toContainText(
    'Successfully submitted 250 URLs to the submission service. Search engines will be notified within minutes.',
  );

  expect(calls().map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(calls().flat()).toEqual(paths(250).map((path) => `${baseURL ?? ''}${path}`));
  // What is measured is rounded; the exact figure is that of submit-urls.test.ts.
  const pauses = await pausesBetweenCalls(page);
  expect(pauses).toHaveLength(2);
  for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(1995);
});

test('a failed batch stops the run and is named; the rest goes later', async ({
  page,
  baseURL,
  expectedInConsole,
}) => {
  expectedInConsole.push(...failureLines);
  const calls = listenToCalls(page);
  // Of the second batch one URL is marked on its way: the stub refuses what carries this mark.
  let tries = 0;
  await page.route(functionUrl, (route) => {
    tries += 1;
    const sent = route.request().postData() ?? '';
    return tries === 2
      ? route.continue({ postData: sent.replace('/page-120"', '/indexnow-429"') })
      : route.continue();
  });
  await namePages(page, paths(250));
  await submitButton(page).click();

  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Submission failed. Please try again.', patience);
  await expect(alert).toContainText('IndexNow has had enough for now. Wait 30 seconds');
  await expect(alert).toContainText('100 of 250 URLs went, 150 did not.');
  await expect(toast(page, 'Submission Failed')).toContainText(
    'There was an error submitting URLs to the submission service. Please try again.',
  );
  await page.getByText('View the 100 that went').click();
  await page.getByText('View the 150 that did not').click();
  const list = (name: string) => page.getByRole('textbox', { name });
  await expect(list('View the 100 that went')).toHaveValue(paths(100).join('\n'));
  await expect(list('View the 150 that did not')).toHaveValue(paths(250).slice(100).join('\n'));
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Submit the rest' }).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '80', patience);
  await expect(page.getByText(done)).toBeVisible(patience);
  await expect(alert).toBeHidden();
  expect(calls().map(({ length }) => length)).toEqual([100, 100, 100, 50]);
  expect(calls().slice(2).flat()).toEqual(
    paths(250)
      .slice(100)
      .map((path) => `${baseURL ?? ''}${path}`),
  );
});

test('the list of the site is that of the sitemap; what went is not sent again unasked', async ({
  page,
}) => {
  const calls = listenToCalls(page);
  await page.goto('/admin/indexnow');
  await page.getByText(/^View the \d+ pages$/).click();
  const listed = await page.getByRole('textbox', { name: /^View the/ }).inputValue();
  const count = String(listed.split('\n').length);
  await page.getByRole('button', { name: `Submit ${count} URLs` }).click();
  await expect(page.getByText(done)).toBeVisible(patience);
  expect(calls()[0]?.map((url) => new URL(url).pathname)).toEqual(listed.split('\n'));

  await page.reload();
  await expect(page.getByText(`${count} of these pages have gone from this tab`)).toBeVisible();
  await page.getByText('Only the pages I name').click();
  await page.getByLabel('Pages to send').fill('/faq\n/new-page');
  await page.getByLabel('Leave it out').check();
  await page.getByRole('button', { name: 'Submit 1 URL' }).click();
  await expect(page.getByText(done)).toBeVisible(patience);
  expect(calls()[1]?.map((url) => new URL(url).pathname)).toEqual(['/new-page']);

  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  for (const path of listed.split('\n')) expect(sitemap).toContain(`${path}</loc>`);
});

test('lines that are no pages of the site are named, and nothing is sent', async ({ page }) => {
  const calls = listenToCalls(page);
  await namePages(page, ['/faq', 'faq', 'https://localhost.evil.example/']);
  await submitButton(page).click();
  const field = page.getByLabel('Pages to send');
  await expect(field).toBeFocused();
  await expect(page.getByText('Line 2, “faq”, does not start with')).toBeVisible();
  await expect(
    page.getByText('Line 3, “https://localhost.evil.example/”, is not on'),
  ).toBeVisible();

  await field.fill('');
  await submitButton(page).click();
  await expect(page.getByText('Name at least one page.')).toBeVisible();
  await expectAccessible(page);
  expect(calls()).toEqual([]);
});

test('the operator key is asked for, taken, and kept for this tab alone', async ({
  page,
  context,
  baseURL,
  expectedInConsole,
}) => {
  test.setTimeout(60_000);
  expectedInConsole.push(...failureLines);
  const { protocol, hostname, port } = new URL(baseURL ?? '');
  const site = `${protocol}//${hostname}:${String(Number(port) + 1001)}`;
  await namePages(page, ['/faq'], site);
  const field = page.getByLabel('Operator key');
  await expect(field).toBeHidden();
  await submitButton(page).click();

  await expect(page.getByRole('alert')).toContainText(
    'The function asks for the operator key.',
    patience,
  );
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill('a guess');
  await field.press('Enter');
  await expect(page.getByText('The function wants its operator key here.')).toBeVisible();
  await field.fill(operatorKey);
  await field.press('Enter');
  await expect(page.getByText(done)).toBeVisible(patience);

  await page.reload();
  await expect(field).toHaveValue(operatorKey);
  const otherTab = await context.newPage();
  await otherTab.goto(`${site}/admin/indexnow`);
  await expect(submitButton(otherTab)).toBeVisible();
  await expect(otherTab.getByLabel('Operator key')).toBeHidden();
});

test('the key file is looked at, and what is wrong with it is named', async ({
  page,
  expectedInConsole,
}) => {
  expectedInConsole.push(/Failed to load resource/);
  await page.goto('/admin/indexnow');
  const check = page.getByRole('button', { name: 'Check the key file' });
  const link = page.getByRole('link', { name: /\.txt/ });
  const keyFile = (await link.getAttribute('href')) ?? '';
  const key = keyFile.replace(/^\/|\.txt$/g, '');
  await check.click();
  await expect(page.getByText('The key file is right')).toBeVisible();

  const plain = { status: 200, contentType: 'text/plain' };
  for (const [words, answer] of [
    ['There is no file at', { ...plain, status: 404 }],
    ['A web page was served', { ...plain, contentType: 'text/html', body: '<!doctype html>' }],
    ['The file holds another text, “another-key”', { ...plain, body: 'another-key' }],
    ['served as application/pdf', { body: key, contentType: 'application/pdf' }],
    ['something more', { ...plain, body: `\uFEFF${key}` }],
    ['leads elsewhere', { status: 302, headers: { location: '/faq' } }],
  ] as const) {
    await page.route(`**${keyFile}`, (route) => route.fulfill(answer), { times: 1 });
    await check.click();
    await expect(page.getByText(words)).toBeVisible();
  }
  await page.route(`**${keyFile}`, (route) => route.abort('connectionrefused'), { times: 1 });
  await check.click();
  await expect(page.getByText('could not be fetched')).toBeVisible();
  await expectAccessible(page);
});

test('search engines are kept out, and no menu leads here', async ({ page }) => {
  await page.goto('/admin/indexnow');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('a[href*="admin"]')).toHaveCount(0);
});
