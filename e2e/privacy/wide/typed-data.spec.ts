import { readStory } from '../../support/data-layer';
import { expect, test } from '../../support/fixtures';
import * as form from '../../support/forms/booking-form';
import { send } from '../../support/forms/contact-form';
import { banner, footer } from '../../support/page-parts';
import { answerWith, breakTries, failure, failureLines } from '../../support/request-faults';
import { readRows } from '../../support/stored-rows';

test.use({ storageState: { cookies: [], origins: [] } });

const secrets = {
  name: 'Zebulon Quillfeather',
  phone: '7205550177',
  email: 'zebulon@quillfeather.test',
  address: '4711 Marmalade Way',
  note: 'Barks at umbrellas',
};

test('typed text reaches no analytics, URL or console line, and leaves the storage after sending', async ({
  page,
  context,
  request,
  expectedInConsole,
}) => {
  expectedInConsole.push(...failureLines, /was not stored: \w+ \(code/);
  const lines: string[] = [];
  const urls: string[] = [];
  page.on('console', (line) => lines.push(line.text()));
  context.on('request', (request) => urls.push(request.url()));
  await page.goto('/faq');
  await banner(page).getByRole('button', { name: 'Accept All' }).click();
  await page.goto('/booking');

  await form.fillPet(page, { name: secrets.name });
  await form.next(page);
  await form.fillSchedule(page);
  await page.getByLabel('Street address').fill(secrets.address);
  await form.next(page);
  await page.getByLabel('Full name').fill(secrets.name);
  await page.getByLabel('Phone').fill(secrets.phone);
  await page.getByRole('textbox', { name: 'Email' }).fill(`${secrets.email} no`);
  await page.getByLabel('Notes').fill(secrets.note);
  await form.submitButton(page).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(secrets.email);
  await breakTries(page, answerWith(401));
  await form.submitButton(page).click();
  await expect(failure(page)).toBeVisible();
  await form.submitButton(page).click();
  await expect(form.confirmation(page)).toBeVisible();
  // Until then the tab keeps the sent request.
  await page.getByRole('button', { name: 'Book another visit' }).click();

  await footer(page).getByRole('link', { name: 'Contact' }).click();
  await page.getByLabel('First name').fill(secrets.name);
  await page.getByLabel('Last name').fill(secrets.name);
  await page.getByRole('textbox', { name: 'Message' }).fill(`${secrets.note}, ${secrets.address}`);
  await page.getByRole('checkbox').check();
  await send(page).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(secrets.email);
  await page.getByLabel('Phone').fill(secrets.phone);
  await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 401 }), { times: 1 });
  await send(page).click();
  await expect(page.getByText('Failed to send message')).toBeVisible();
  await page.getByLabel('Phone').fill('');
  await send(page).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();

  await footer(page).getByRole('link', { name: 'Blog' }).click();
  await page.getByLabel('Your email').fill(`${secrets.email} no`);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByLabel('Your email').fill(`  ${secrets.email} `);
  await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 401 }), { times: 1 });
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Thank you. Please check your inbox.')).toBeVisible();
  await expect(page.getByLabel('Your email')).toHaveValue('');
  const subscribers = await readRows(request, 'newsletter_subscribers', {});
  expect(subscribers.filter(({ email }) => email === secrets.email)).toMatchObject([
    { honeypot_filled: false, fill_seconds: expect.any(Number) },
  ]);

  const layer = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer')));
  const storage = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  const story = await readStory(page);
  expect(story.slice(story.indexOf('/contact'))).toEqual([
    '/contact',
    'form_interaction form_name=contact',
    'form_error form_name=contact field_names=email,phone error_kinds=missing',
    'error error_type=contact_form error_message=submission_failed reason=refused',
    'contact_form has_email=true has_phone=false destination=contact_inquiries',
    'generate_lead lead_source=contact_form value=20 currency=USD',
    'navigation_click link_path=/blog link_location=footer link_text=Blog',
    '/blog',
    'form_interaction form_name=newsletter',
    'form_error form_name=newsletter field_names=email error_kinds=custom',
    'error error_type=newsletter_form error_message=submission_failed reason=refused',
    'form_step form_name=newsletter from_step=1 to_step=2',
  ]);
  const places = {
    layer,
    urls: decodeURIComponent(urls.join('\n')),
    lines: lines.join('\n'),
    storage,
  };
  for (const [place, text] of Object.entries(places)) {
    for (const secret of Object.values(secrets)) {
      expect(text.toLowerCase(), `${secret} in ${place}`).not.toContain(secret.toLowerCase());
    }
  }
});
