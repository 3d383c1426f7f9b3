import { spawn } from 'node:child_process';
import { Builder, By, Key, type WebDriver, type WebElement, until } from 'selenium-webdriver';
import { freePort } from '../../supabase/local/free-port';
import { findInSight } from './in-page';
import { type PressedKey, type RunningEngine, type Visit, hydrated, phone } from './visit';

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

/** Uses a virtual display. */
export async function startWebkitEngine(program: string): Promise<RunningEngine> {
  const port = await freePort();
  const driver = spawn('xvfb-run', ['--auto-servernum', program, `--port=${port}`], {
    // a process group, so that the display ends with it
    detached: true,
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${port}`;
  await waitForServer(`${server}/status`);
  return {
    newVisit: async (origin) => {
      const session = await new Builder()
        .usingServer(server)
        .withCapabilities({ browserName: 'MiniBrowser', ...withoutToolbar })
        .build();
      await session
        .manage()
        .window()
        .setRect({ ...phone, x: 0, y: 0 });
      return { visit: visitIn(session, origin), close: () => session.quit() };
    },
    stop: async () => {
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}

function visitIn(session: WebDriver, origin: string): Visit {
  return {
    open: async (path) => {
      await session.get(origin + path);
      await session.wait(until.elementLocated(By.css(hydrated)), timeout);
    },
    press: async (target, across = 0.5) => {
      const element = await inSight(session, target);
      const { width } = await element.getRect();
      const x = Math.round(width * (across - 0.5));
      await session.actions().move({ origin: element, x, y: 0 }).click().perform();
    },
    fill: async (target, text) => {
      const element = await inSight(session, target);
      await element.clear();
      await element.sendKeys(text);
    },
    pressKey: async (target, key) => {
      const element = await inSight(session, target);
      await session.executeScript((found: HTMLElement) => found.focus(), element);
      await session.actions().sendKeys(keys[key]).perform();
    },
    key: (key) => session.actions().sendKeys(keys[key]).perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    read: (findTarget, argument = '') => session.executeScript(findTarget, argument),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
  };
}

async function inSight(session: WebDriver, target: string): Promise<WebElement> {
  const look = () => session.executeScript<WebElement | null>(findInSight, target);
  const element = await session.wait(look, timeout, `Not in sight: ${target}`);
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
