import { choose, confirmation, fillRest, submitButton } from '../../support/booking-form';
import { expect, test } from '../../support/fixtures';
import { addOnsTotal, readPrices } from '../../support/price-list';

test('the calculator says 0 until both are chosen, adds up, and books what it shows', async ({
  page,
  request,
  visitor,
  storedBookings,
}) => {
  const { large } = await readPrices(request, 'full-groom');
  const estimate = large + addOnsTotal('nail-grinding', 'deshedding');
  await page.goto('/services');
  const calculator = page.getByRole('region', { name: 'Build Your Package' });
  const total = calculator.getByRole('status', { name: 'Total' });
  const book = calculator.getByRole('button', { name: 'Book This Package' });
  await expect(total).toHaveText('$0');
  await expect(book).toBeDisabled();
  await expect(
    calculator.getByText('Final price may vary with coat condition and specific needs.'),
  ).toBeVisible();

  await choose(calculator, 'De-shedding Treatment');
  await choose(calculator, 'Full Groom');
  await expect(total).toHaveText('$0');
  await expect(book).toBeDisabled();
  await choose(calculator, 'Large');
  await expect(total).toHaveText(`$${large + addOnsTotal('deshedding')}`);
  await choose(calculator, 'Flea Treatment');
  await choose(calculator, 'Nail Grinding');
  await expect(total).toHaveText(`$${estimate + addOnsTotal('flea-treatment')}`);
  await choose(calculator, 'Flea Treatment');
  await expect(total).toHaveText(`$${estimate}`);

  await book.click();
  await expect(page).toHaveURL(/\/booking\?service=full-groom&size=large&addons=/);
  await expect(page.getByText(`Estimate $${estimate}`)).toBeVisible();
  await page.getByLabel('Pet’s name').fill('Biscuit');
  await choose(page, 'Dog');
  await fillRest(page, visitor);
  await submitButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await storedBookings()).toMatchObject([
    {
      service: 'Full Groom',
      pet_size: 'large',
      add_ons: ['nail-grinding', 'deshedding'],
      estimated_price: estimate,
    },
  ]);
});

test('without add-ons the link to the form names service and size only', async ({
  page,
  request,
}) => {
  const { small } = await readPrices(request, 'cat-grooming');
  await page.goto('/services');
  const calculator = page.getByRole('region', { name: 'Build Your Package' });
  await choose(calculator, 'Cat Grooming');
  await choose(calculator, 'Small');
  await expect(calculator.getByRole('status', { name: 'Total' })).toHaveText(`$${small}`);
  await calculator.getByRole('button', { name: 'Book This Package' }).click();
  await expect(page).toHaveURL('/booking?service=cat-grooming&size=small');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('visit');
  await expect(page.getByRole('radio', { name: /^Cat Grooming/ })).toBeChecked();
});
