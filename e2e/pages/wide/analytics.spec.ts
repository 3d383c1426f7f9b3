import { readEvents, readStory } from '../../support/data-layer';
import { expect, test } from '../../support/fixtures';
import * as form from '../../support/forms/booking-form';
import { expectTitle, footer } from '../../support/page-parts';
import { readPrices } from '../../support/price-list';

test('a visit up to a stored request sends its events', async ({ page, request, visitor }) => {
  const { medium } = await readPrices(request, 'full-groom');
  const fullGroom = { item_id: 'full-groom', item_name: 'Full Groom', item_variant: 'medium' };
  const items = [{ ...fullGroom, price: medium, quantity: 1 }];
  const estimate = `currency=USD value=${medium} items=${JSON.stringify(items)}`;
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto('/?utm_source=letter&utm_campaign=spring&name=Sam');
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expectTitle(page, 'your questions');
  await page.locator('summary').first().click();
  const question = await page.locator('details[open] summary').textContent();
  await footer(page).getByRole('link', { name: 'Gallery' }).click();
  await expectTitle(page, 'coat');
  await page
    .getByRole('link', { name: /Read .* story/ })
    .first()
    .click();
  // the address changes before the page does, and only a page that shows counts
  await expect(page.getByRole('link', { name: 'Back to Gallery' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expectTitle(page, 'grooming at your door');
  await form.choose(page, 'Full Groom');
  await form.choose(page, 'Medium');
  await page.getByRole('button', { name: 'Book This Package' }).click();
  await expectTitle(page, 'visit');

  await form.next(page);
  await form.fillPet(page, { name: 'Biscuit' });
  await form.next(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(form.heading(page, 'Pet Information')).toBeVisible();
  await form.next(page);
  await form.fillSchedule(page);
  await form.next(page);
  await form.fillContact(page, visitor);
  await form.submitButton(page).click();
  await expect(form.confirmation(page)).toBeVisible();

  expect(await readStory(page)).toEqual([
    '/',
    'navigation_click link_path=/faq link_location=header link_text=FAQ',
    '/faq',
    `faq_interaction question=${question}`,
    'navigation_click link_path=/gallery link_location=footer link_text=Gallery',
    '/gallery',
    'select_content content_type=transformation content_id=labradoodle-cherry-creek',
    '/gallery/transformation/labradoodle-cherry-creek',
    'navigation_click link_path=/services link_location=header link_text=Services',
    '/services',
    'customize_product option=service service=full-groom size= add_ons= currency=USD value=0',
    `customize_product option=size service=full-groom size=medium add_ons= currency=USD value=${medium}`,
    'click click_type=cta link_location=content link_text=Book This Package',
    '/booking',
    expect.stringMatching(/^form_error form_name=booking field_names=petName,petType error_kinds=/),
    'form_interaction form_name=booking',
    `begin_checkout ${estimate}`,
    'form_step form_name=booking from_step=2 to_step=1',
    'form_step form_name=booking from_step=1 to_step=2',
    `add_shipping_info ${estimate}`,
    `add_payment_info ${estimate}`,
    'generate_lead lead_source=booking_form value=50 currency=USD utm_source=letter utm_campaign=spring',
  ]);
  for (const event of await readEvents(page)) {
    expect(event.timestamp).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(event.page_title).toMatch(/Denver$/);
    expect(event.page_path).toMatch(/^\/[\w/-]*$/);
  }
  // every page view has the title of its own page
  const views = (await readEvents(page)).filter(({ event }) => event === 'page_view');
  expect(new Set(views.map(({ page_title }) => page_title)).size).toBe(views.length);
  expect(views.at(-1)?.page_title).toBe(await page.title());
});
