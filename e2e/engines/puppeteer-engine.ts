import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer, { ElementHandle, type Page } from 'puppeteer-core';
import { type BrowserSession, type RunningEngine, hydrated, phone } from './browser-session';
import { findInSight } from './in-page';

/** Milliseconds. Firefox's driver treats two presses within this time as a double click, wherever they are. */
const doubleClick = 600;

const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export async function startPuppeteerEngine(
  browser: 'chrome' | 'firefox',
  executablePath: string,
): Promise<RunningEngine> {
  const running = await puppeteer.launch({
    browser,
    executablePath,
    args: browser === 'chrome' ? [...asRoot, '--disable-gpu', '--disable-quic'] : [],
  });
  return {
    newSession: async (origin) => {
      const context = await running.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(phone);
      const rest = browser === 'firefox' ? doubleClick : 0;
      return { session: toSession(page, origin, rest), close: () => context.close() };
    },
    stop: () => running.close(),
  };
}

function toSession(page: Page, origin: string, rest: number): BrowserSession {
  let lastPress = 0;
  return {
    open: async (path) => {
      await page.goto(origin + path);
      await page.locator(hydrated).wait();
    },
    press: async (target, across = 0.5) => {
      const element = await inSight(page, target);
      const { width = 0, height = 0 } = (await element.boundingBox()) ?? {};
      await sleep(lastPress + rest - Date.now());
      await element.click({ offset: { x: width * across, y: height / 2 } });
      lastPress = Date.now();
    },
    fill: async (target, text) => {
      const element = await inSight(page, target);
      await element.asLocator().fill(text);
    },
    pressKey: async (target, key) => {
      await (await inSight(page, target)).focus();
      await page.keyboard.press(key);
    },
    key: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    type: (text) => page.keyboard.type(text),
    read: (look, argument = '') => page.evaluate(look, argument),
    screenshot: () => page.screenshot(),
  };
}

async function inSight(page: Page, target: string): Promise<ElementHandle<HTMLElement>> {
  const element = await page.waitForFunction(findInSight, {}, target);
  if (!(element instanceof ElementHandle)) throw new Error(`Not in sight: ${target}`);
  return element;
}
