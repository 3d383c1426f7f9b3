import { expect, test } from '../../support/fixtures';
import { choose, confirmation, fillRest, submitButton } from '../../support/forms/booking-form';
import { addOnsTotal, readPrices } from '../../support/price-list';

test('a calculator link fills in service, size and add-ons, and the summary can change them', async ({
  page,
  request,
  visitor,
  storedBookings,
}) => {
  const { large, xlarge } = await readPrices(request, 'full-groom');
  await page.goto('/booking?service=full-groom&size=large&addons=nail-grinding,deshedding');
  await expect(page.getByRole('radio', { name: /^Full Groom/ })).toBeChecked();
  const linked = large + addOnsTotal('nail-grinding', 'deshedding');
  await expect(page.getByText(`Estimate $${linked}`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your visit so far' })).toContainText(
    'Full Groom, Large, Nail Grinding, De-shedding Treatment',
  );
  // Add-ons cost money, so the form must show chosen ones.
  await expect(page.locator('label').filter({ hasText: /^De-shedding Treatment/ })).toBeVisible();
  await page.getByLabel('Pet’s name').fill('Biscuit');
  await choose(page, 'Dog');
  await fillRest(page, visitor);

  await page.getByText('Change size or add-ons').click();
  await page.getByLabel('Size').selectOption('xlarge');
  await choose(page, 'Nail Grinding');
  await choose(page, 'Teeth Brushing');
  const estimate = xlarge + addOnsTotal('teeth-brushing', 'deshedding');
  await expect(page.getByText(`Estimate $${estimate}`)).toBeVisible();
  await submitButton(page).click();

  await expect(confirmation(page)).toBeVisible();
  expect(await storedBookings()).toMatchObject([
    { pet_size: 'xlarge', add_ons: ['teeth-brushing', 'deshedding'], estimated_price: estimate },
  ]);
});
