import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'playwright/test';
import puppeteer, { type Page } from 'puppeteer-core';
import { Builder, Key, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../supabase/tests/setup/free-port';
import type { Sought } from './look';

const webkitKeys = {
  ArrowRight: Key.ARROW_RIGHT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ' ': Key.SPACE,
  Tab: Key.TAB,
};

export type PressedKey = keyof typeof webkitKeys;

export type Driver = {
  readonly goTo: (url: string) => Promise<void>;
  readonly pressAt: (x: number, y: number) => Promise<void>;
  readonly key: (key: PressedKey) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly read: <Result>(look: (sought: Sought) => Result, sought: Sought) => Promise<Result>;
  readonly screenshot: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

export type RunningEngine = {
  readonly openWindow: () => Promise<Driver>;
  readonly stop: () => Promise<void>;
};

/** The narrowest phone that the site is laid out for. */
const phone = { width: 360, height: 780 };

/** Milliseconds. Firefox's driver takes two presses within this time for a double click, wherever they are. */
const doubleClick = 600;

const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export async function startPuppeteer(
  browser: 'chrome' | 'firefox',
  executablePath: string,
): Promise<RunningEngine> {
  const args = browser === 'chrome' ? [...asRoot, '--disable-gpu', '--disable-quic'] : [];
  const running = await puppeteer.launch({ browser, executablePath, args });
  return {
    openWindow: async () => {
      const context = await running.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(phone);
      return toPuppeteerDriver(page, () => context.close());
    },
    stop: () => running.close(),
  };
}

function toPuppeteerDriver(page: Page, close: () => Promise<void>): Driver {
  let lastPress = 0;
  return {
    goTo: async (url) => void (await page.goto(url)),
    pressAt: async (x, y) => {
      await sleep(lastPress + doubleClick - performance.now());
      await page.mouse.click(x, y);
      lastPress = performance.now();
    },
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    read: (look, sought) => page.evaluate(look, sought),
    screenshot: () => page.screenshot(),
    close,
  };
}

// When its last window closes, a display without -noreset refuses new ones for a moment.
const display = ['--auto-servernum', '--server-args=-screen 0 1280x1024x24 -noreset'];
// The toolbar keeps a window wider than a phone.
const withoutToolbar = { 'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] } };

export async function startWebkit(program: string): Promise<RunningEngine> {
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  // a process group, so that the display ends with it
  const { pid } = spawn('xvfb-run', [...display, program, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  });
  await expect(async () => void (await fetch(`${server}/status`))).toPass();
  return {
    openWindow: async () => {
      const driver = await new Builder()
        .usingServer(server)
        .withCapabilities({ browserName: 'MiniBrowser', ...withoutToolbar })
        .build();
      await driver
        .manage()
        .window()
        .setRect({ ...phone, x: 0, y: 0 });
      return toWebkitDriver(driver);
    },
    stop: async () => {
      if (pid) process.kill(-pid);
    },
  };
}

function toWebkitDriver(driver: WebDriver): Driver {
  return {
    goTo: (url) => driver.get(url),
    pressAt: (x, y) => driver.actions().move({ x, y }).click().perform(),
    key: (key) => driver.actions().sendKeys(webkitKeys[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    read: (look, sought) => driver.executeScript(look, sought),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit(),
  };
}
