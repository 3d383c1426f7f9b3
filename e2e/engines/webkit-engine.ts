import { spawn } from 'node:child_process';
import { Builder, By, Key, type WebDriver, type WebElement, until } from 'selenium-webdriver';
import { freePort } from '../../supabase/local/process/free-port';
import {
  type BrowserSession,
  type PressedKey,
  type RunningEngine,
  hydrated,
  phone,
} from './browser-session';
import { findInSight } from './in-page';

const timeout = 20_000;
const keys: Record<PressedKey, string> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: Key.SPACE,
  Tab: Key.TAB,
};

// The toolbar keeps a window wider than a phone.
const withoutToolbar = { 'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] } };

// When its last window closes, a display without -noreset refuses new ones for a moment.
const display = ['--auto-servernum', '--server-args=-screen 0 1280x1024x24 -noreset'];

/** Uses a virtual display. */
export async function startWebkitEngine(program: string): Promise<RunningEngine> {
  const port = await freePort();
  const driverProcess = spawn('xvfb-run', [...display, program, `--port=${port}`], {
    // a process group, so that the display ends with it
    detached: true,
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${port}`;
  await waitForServer(`${server}/status`);
  return {
    newSession: async (origin) => {
      const driver = await new Builder()
        .usingServer(server)
        .withCapabilities({ browserName: 'MiniBrowser', ...withoutToolbar })
        .build();
      await driver
        .manage()
        .window()
        .setRect({ ...phone, x: 0, y: 0 });
      return { session: toSession(driver, origin), close: () => driver.quit() };
    },
    stop: async () => {
      if (driverProcess.pid) process.kill(-driverProcess.pid);
    },
  };
}

function toSession(driver: WebDriver, origin: string): BrowserSession {
  return {
    open: async (path) => {
      await driver.get(origin + path);
      await driver.wait(until.elementLocated(By.css(hydrated)), timeout);
    },
    press: async (target, across = 0.5) => {
      const element = await inSight(driver, target);
      const { width } = await element.getRect();
      const x = Math.round(width * (across - 0.5));
      await driver.actions().move({ origin: element, x, y: 0 }).click().perform();
    },
    fill: async (target, text) => {
      const element = await inSight(driver, target);
      await element.clear();
      await element.sendKeys(text);
    },
    pressKey: async (target, key) => {
      const element = await inSight(driver, target);
      await driver.executeScript((found: HTMLElement) => found.focus(), element);
      await driver.actions().sendKeys(keys[key]).perform();
    },
    key: (key) => driver.actions().sendKeys(keys[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    read: (findTarget, argument = '') => driver.executeScript(findTarget, argument),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  };
}

async function inSight(driver: WebDriver, target: string): Promise<WebElement> {
  const look = () => driver.executeScript<WebElement | null>(findInSight, target);
  const element = await driver.wait(look, timeout, `Not in sight: ${target}`);
  if (!element) throw new Error(`Not in sight: ${target}`);
  return element;
}

async function waitForServer(url: string): Promise<void> {
  for (const end = Date.now() + timeout; ;) {
    const answer = await fetch(url).catch((error: unknown) => error);
    if (answer instanceof Response) return;
    if (Date.now() > end) throw new Error(`No driver at ${url}`, { cause: answer });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
