import { expect, test } from '../../support/fixtures';
import { toMailbox } from '../../support/forms/booking-form';
import { fillMessage, send, storedInquiries, words } from '../../support/forms/contact-form';

test('the form keeps a message until it is sent', async ({ page, visitor, request }) => {
  await fillMessage(page, visitor);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('your questions');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(words);
  await page.reload();
  await expect(page.getByLabel('Last name')).toHaveValue(visitor);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await send(page).click();

  const thanks = page.getByRole('status').filter({ hasText: 'Message Sent!' });
  await expect(thanks).toContainText('We’ll get back to you within 24 hours.');
  await expect(thanks).toBeFocused();
  await expect(page.getByLabel('Last name')).toHaveValue('');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  expect(await storedInquiries(request, visitor)).toMatchObject([
    {
      first_name: 'Sam',
      email: toMailbox(visitor),
      phone: null,
      message: words,
      honeypot_filled: false,
      fill_seconds: expect.any(Number),
    },
  ]);
});
