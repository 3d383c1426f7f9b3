import { type Page, expect } from 'playwright/test';
import { expectFitsWindow } from './page-parts';

/** WCAG 2.2, 1.4.4. */
export async function expectFitsTwiceTheText(page: Page, state = page.url()) {
  await setTextSize(page, '200%');
  // what a card cuts off does not widen the page
  const right = await page
    .getByRole('main')
    .locator(':not([aria-hidden])')
    .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
  expect(right, state).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await expectFitsWindow(page, state);
  await expectLowBars(page, state);
  await setTextSize(page, '');
}

export const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

export async function setBrowserTextSize(page: Page, size: string) {
  const session = await page.context().newCDPSession(page);
  const standard = (16 * Number.parseInt(size, 10)) / 100;
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** A bar that sticks to an edge takes at most a quarter of the view. */
export async function expectLowBars(page: Page, state = page.url()) {
  expect(await page.evaluate(findHighBars), state).toEqual([]);
}

const plainWord = String.raw`(?<!\S)[\p{L}’]+(?![^\s.,:;!?])`;

/** Addresses of emails and of sites may be on two lines, and so may the parts of `Mon-Sat`. */
export async function expectWholeWords(page: Page, state = page.url()) {
  expect(await page.evaluate(findBrokenWords, plainWord), state).toEqual([]);
}

function findBrokenWords(plainWord: string): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const box = text.parentElement;
    if (!box?.checkVisibility() || box.closest('[aria-hidden]')) continue;
    for (const { 0: word, index } of text.textContent?.matchAll(RegExp(plainWord, 'gu')) ?? []) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return broken;
}

function findHighBars(): string[] {
  const isStuck = (element: HTMLElement) => {
    const { position, visibility } = getComputedStyle(element);
    if (!['fixed', 'sticky'].includes(position) || visibility === 'hidden') return false;
    const { top, height } = element.getBoundingClientRect();
    if (height <= innerHeight / 4 || top >= innerHeight || top + height <= 0) return false;
    element.style.position = 'static';
    const inFlow = element.getBoundingClientRect().top;
    element.style.removeProperty('position');
    return Math.abs(inFlow - top) > 1;
  };
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter(isStuck)
    .map(({ outerHTML, offsetHeight }) => `${offsetHeight} px: ${outerHTML.slice(0, 80)}`);
}
