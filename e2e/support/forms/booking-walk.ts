import fc from 'fast-check';
import { type Page, expect } from 'playwright/test';
import { waitForHydration } from '../fixtures';
import {
  answerEverything,
  autofill,
  countSubmits,
  findOrPress,
  isInTextField,
  isSent,
  mayPress,
  outcome,
  readForm,
} from './booking-walk-page';

/** `at` picks one of several controls by position. */
type Act =
  | { readonly do: 'key'; readonly key: string }
  | { readonly do: 'type'; readonly text: string }
  | { readonly do: 'clear' }
  | { readonly do: 'autofill'; readonly at: number; readonly text: string }
  | { readonly do: 'click'; readonly at: number; readonly takesFocus: boolean }
  | { readonly do: 'choose'; readonly at: number; readonly takesFocus: boolean }
  | { readonly do: 'lead'; readonly how: 'click' | 'press without focus' | 'Enter' }
  | { readonly do: 'answer everything' }
  | { readonly do: 'back' }
  | { readonly do: 'reload' }
  | { readonly do: 'leave and return' };

const at = fc.nat(40);
const text = fc.constantFrom('B', 'Biscuit', '80206', '2', ' ', 'x'.repeat(120), 'sam@rivera.test');
const key = fc.constantFrom('Tab', 'Tab', 'Shift+Tab', ' ', 'Enter', 'ArrowDown', 'ArrowUp');
const takesFocus = fc.boolean();

/** Mostly Tab, choices and Next: an even mix never found a Next that did nothing. */
export const walk = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ do: fc.constant('key' as const), key }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('choose' as const), at, takesFocus }) },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('lead' as const),
        how: fc.constantFrom('click' as const, 'press without focus' as const, 'Enter' as const),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('type' as const), text }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('autofill' as const), at, text }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('click' as const), at, takesFocus }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('clear' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('answer everything' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('back' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('leave and return' as const) }) },
  ),
  { minLength: 5, maxLength: 30 },
);

const form = 'form[data-form="booking"]';
const backButton = `${form} button[type=button]:has(svg.lucide-arrow-left)`;

export async function walkThrough(page: Page, acts: readonly Act[]): Promise<void> {
  if (page.url() !== 'about:blank') {
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.removeItem('booking-draft');
    });
  }
  await page.goto('/booking');
  await page.evaluate(countSubmits, form);
  let state = await page.evaluate(readForm, form);
  for (const act of acts) {
    await perform(page, act);
    state = await checkForm(page, act, state);
  }
}

async function perform(page: Page, act: Act): Promise<void> {
  switch (act.do) {
    case 'key':
      if (await page.evaluate(mayPress, [form, act.key] as const))
        await page.keyboard.press(act.key);
      return;
    case 'type':
      if (await page.evaluate(isInTextField, form)) await typeOrPaste(page, act.text);
      return;
    case 'clear':
      if (!(await page.evaluate(isInTextField, form))) return;
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Backspace');
      return;
    case 'autofill':
      return page.evaluate(autofill, [form, act.at, act.text] as const);
    case 'choose':
      return press(page, `${form} label:has(> :is([type=radio], [type=checkbox]))`, act);
    case 'click':
      return press(page, `${form} button[type=button]`, act);
    case 'lead':
      return submitForm(page, act.how);
    case 'answer everything':
      return page.evaluate(answerEverything, form);
    case 'back':
      return press(page, backButton, { at: 0, takesFocus: true });
    case 'reload':
      await page.reload();
      await page.evaluate(countSubmits, form);
      return;
    case 'leave and return':
      await page.locator('footer a[href="/faq"]').evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL('/faq');
      await page.goBack({ waitUntil: 'commit' });
      await waitForHydration(page);
      await page.locator(form).waitFor();
      await page.evaluate(countSubmits, form);
  }
}

async function typeOrPaste(page: Page, text: string): Promise<void> {
  if (text.length > 20) await page.keyboard.insertText(text);
  else await page.keyboard.type(text);
}

async function submitForm(page: Page, how: Extract<Act, { do: 'lead' }>['how']): Promise<void> {
  const submit = `${form} button[type=submit]`;
  if (how !== 'Enter') return press(page, submit, { at: -1, takesFocus: how === 'click' });
  // none is left once the request is sent
  const buttons = await page.locator(submit).all();
  await buttons.at(-1)?.press('Enter');
}

type Press = { readonly at: number; readonly takesFocus: boolean };

async function press(page: Page, selector: string, { at, takesFocus }: Press): Promise<void> {
  const point = await page.evaluate(findOrPress, [selector, at, takesFocus] as const);
  if (point) await page.mouse.click(point.x, point.y);
}

type FormState = ReturnType<typeof readForm>;

/** Errors in the console fail the test as well. */
async function checkForm(page: Page, act: Act, before: FormState): Promise<FormState> {
  const actText = JSON.stringify(act);
  let after = await waitForSettledForm(page, actText);
  if (after.submits > before.submits) {
    // anything but silence: the next step, a message, an outcome, or a request on its way
    await expect
      .poll(() => page.evaluate(outcome, [form, before.step] as const), `${actText} leads on`)
      .not.toBe('nothing');
    after = await waitForSettledForm(page, actText);
  }
  const keepsAnswers = ['lead', 'back', 'reload', 'leave and return'].includes(act.do);
  if (keepsAnswers && after.answers !== before.answers && !(await page.evaluate(isSent)))
    expect(after.answers, `${actText} keeps what was typed`).toBe(before.answers);
  return after;
}

async function waitForSettledForm(page: Page, actText: string): Promise<FormState> {
  let state = await page.evaluate(readForm, form);
  if (!state.mismatch) return state;
  await expect
    .poll(async () => {
      state = await page.evaluate(readForm, form);
      return state.mismatch;
    }, actText)
    .toBe('');
  return state;
}
