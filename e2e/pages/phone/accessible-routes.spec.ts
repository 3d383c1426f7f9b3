import { expectAccessible } from '../../support/expect-accessible';
import { expect, test } from '../../support/fixtures';
import { routes } from '../../support/route-table';

// Axe would measure text while it fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [path, words] of Object.entries(routes)) {
  const complaints = path.endsWith('/nobody') ? [/status of 404/] : [];

  test(`axe finds nothing on ${path}`, async ({ page, expectedInConsole }) => {
    expectedInConsole.push(...complaints);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
    await expectAccessible(page);
  });
}

test('axe finds nothing on an unknown path', async ({ page, expectedInConsole }) => {
  expectedInConsole.push(/404/);
  await page.goto('/no/such/page');
  await expectAccessible(page);
});
