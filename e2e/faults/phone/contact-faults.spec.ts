import { expect, test } from '../../support/fixtures';
import { failureLines, fillMessage, inquiries, send } from '../../support/forms/contact-form';
import { countLoads, deploy } from '../../support/loading-faults';
import { skipPauses } from '../../support/request-faults';

test(
  'the form marks a field that only the database rejects',
  { tag: '@night' },
  async ({ page, visitor, expectedInConsole }) => {
    expectedInConsole.push(...failureLines);
    const message =
      'new row for relation "contact_inquiries" violates check constraint "contact_inquiries_email_shape"';
    await page.route(inquiries, (route) =>
      route.fulfill({ status: 400, json: { code: '23514', message } }),
    );
    await fillMessage(page, visitor);
    await send(page).click();
    await expect(page.getByText('This doesn’t look right.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
);

test('a tab from before a deploy does not reload over typed text', async ({
  page,
  expectedInConsole,
}) => {
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
