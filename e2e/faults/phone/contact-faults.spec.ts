import { expect, test } from '../../support/fixtures';
import { countLoads, deploy } from '../../support/loading-faults';
import { skipPauses } from '../../support/request-faults';

test('a tab from before a deploy keeps typed text', async ({ page, expectedInConsole }) => {
  expectedInConsole.push(/Failed to load resource/, /^Newsletter address was not stored/);
  await deploy(page, isClientCode);
  const loads = countLoads(page);
  await page.goto('/blog');
  await skipPauses(page);
  await page.getByLabel('Your email').fill('sam@rivera.test');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('alert')).toContainText('couldn’t sign you up');
  await expect(page.getByLabel('Your email')).toHaveValue('sam@rivera.test');
  expect(loads()).toBe(1);
});

const isClientCode = ({ pathname }: URL) => pathname.startsWith('/assets/dist-');
