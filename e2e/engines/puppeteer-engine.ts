import puppeteer, { ElementHandle, type Page } from 'puppeteer-core';
import { findInSight } from './in-page';
import { phone, type RunningEngine, type Visit } from './visit';

const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Chromium over its own protocol, Firefox over WebDriver BiDi. */
export async function startPuppeteerEngine(
  browser: 'chrome' | 'firefox',
  executablePath: string,
  origin: string,
): Promise<RunningEngine> {
  const running = await puppeteer.launch({
    browser,
    executablePath,
    args: browser === 'chrome' ? [...asRoot, '--disable-gpu', '--disable-quic'] : [],
  });
  return {
    newVisit: async () => {
      const context = await running.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(phone);
      return { visit: visitIn(page, origin), close: () => context.close() };
    },
    stop: () => running.close(),
  };
}

function visitIn(page: Page, origin: string): Visit {
  return {
    open: async (path) => void (await page.goto(origin + path)),
    press: async (target, across = 0.5) => {
      const element = await inSight(page, target);
      const { width = 0, height = 0 } = (await element.boundingBox()) ?? {};
      await element.click({ offset: { x: width * across, y: height / 2 } });
    },
    fill: async (target, text) => {
      const element = await inSight(page, target);
      await element.asLocator().fill(text);
    },
    pressKey: async (target, key) => {
      await (await inSight(page, target)).focus();
      await page.keyboard.press(key);
    },
    read: (look, argument = '') => page.evaluate(look, argument),
    screenshot: () => page.screenshot(),
  };
}

async function inSight(page: Page, target: string): Promise<ElementHandle<HTMLElement>> {
  const element = await page.waitForFunction(findInSight, {}, target);
  if (!(element instanceof ElementHandle)) throw new Error(`Not in sight: ${target}`);
  return element;
}
