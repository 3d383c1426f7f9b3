import { readEvents, readStory } from '../../support/data-layer';
import { expect, test } from '../../support/fixtures';
import {
  choose,
  confirmation,
  fillContact,
  fillPet,
  fillSchedule,
  heading,
  next,
  submitButton,
} from '../../support/forms/booking-form';
import { expectTitle, footer } from '../../support/page-parts';
import { readPrices } from '../../support/price-list';

const campaign = { utm_source: 'letter', utm_campaign: 'spring' };

test('a visit from the first page to a stored request sends the expected events', async ({
  page,
  request,
  visitor,
}) => {
  const { medium } = await readPrices(request, 'full-groom');
  const fullGroom = { item_id: 'full-groom', item_name: 'Full Groom', item_variant: 'medium' };
  const estimate = {
    currency: 'USD',
    value: medium,
    items: [{ ...fullGroom, price: medium, quantity: 1 }],
  };
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
  await choose(page, 'Full Groom');
  await choose(page, 'Medium');
  await page.getByRole('button', { name: 'Book This Package' }).click();
  await expectTitle(page, 'visit');

  await next(page);
  await fillPet(page, { name: 'Biscuit' });
  await next(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(heading(page, 'Pet Information')).toBeVisible();
  await next(page);
  await fillSchedule(page);
  await next(page);
  await fillContact(page, visitor);
  await submitButton(page).click();
  await expect(confirmation(page)).toBeVisible();

  const chosen = { event: 'customize_product', service: 'full-groom', currency: 'USD' };
  expect(await readStory(page)).toEqual([
    '/',
    { event: 'navigation_click', link_location: 'header', link_path: '/faq', link_text: 'FAQ' },
    '/faq',
    { event: 'faq_interaction', question },
    {
      event: 'navigation_click',
      link_location: 'footer',
      link_path: '/gallery',
      link_text: 'Gallery',
    },
    '/gallery',
    {
      event: 'select_content',
      content_type: 'transformation',
      content_id: 'labradoodle-cherry-creek',
    },
    '/gallery/transformation/labradoodle-cherry-creek',
    {
      event: 'navigation_click',
      link_location: 'header',
      link_path: '/services',
      link_text: 'Services',
    },
    '/services',
    { ...chosen, option: 'service', size: '', add_ons: '', value: 0 },
    { ...chosen, option: 'size', size: 'medium', add_ons: '', value: medium },
    {
      event: 'click',
      click_type: 'cta',
      link_location: 'content',
      link_text: 'Book This Package',
    },
    '/booking',
    {
      event: 'form_error',
      form_name: 'booking',
      field_names: 'petName,petType',
      error_kinds: expect.any(String),
    },
    { event: 'form_interaction', form_name: 'booking' },
    { event: 'begin_checkout', ...estimate },
    { event: 'form_step', form_name: 'booking', from_step: 2, to_step: 1 },
    { event: 'form_step', form_name: 'booking', from_step: 1, to_step: 2 },
    { event: 'add_shipping_info', ...estimate },
    { event: 'add_payment_info', ...estimate },
    {
      event: 'generate_lead',
      lead_source: 'booking_form',
      value: 50,
      currency: 'USD',
      ...campaign,
    },
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
