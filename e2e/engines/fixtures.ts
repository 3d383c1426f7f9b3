import { type TestInfo, expect, test as base } from 'playwright/test';
import { type Table, readRows } from '../support/stored-rows';
import type { BrowserSession, RunningEngine } from './browser-session';
import { type Engine, findEngine } from './find-engine';
import { hasFocus, readTexts, readValue } from './in-page';
import { type OwnSite, startOwnSite } from './own-site';
import { startPuppeteerEngine } from './puppeteer-engine';
import { startWebkitEngine } from './webkit-engine';

export { expect };

export type Settings = { engine: Engine; origin: string };
type Worker = Settings & { running: RunningEngine };

type Fixtures = {
  session: BrowserSession;
  ownSite: OwnSite & { session: BrowserSession };
  /** No other test uses this name, so it finds the test's rows. */
  visitor: string;
  stored: (table: Table, column: string, order?: string) => Promise<object[]>;
};

export const test = base.extend<Fixtures, Worker>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  origin: ['', { option: true, scope: 'worker' }],
  running: [
    async ({ engine }, use) => {
      const running = await start(engine);
      await use(running);
      await running.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  session: async ({ running, origin }, use, testInfo) => {
    await runSession(running, origin, testInfo, use);
  },
  ownSite: async ({ running }, use, testInfo) => {
    const site = await startOwnSite(testInfo.outputPath('mail'));
    await runSession(running, site.origin, testInfo, (session) => use({ ...site, session }));
    await site.stop();
  },
  visitor: async ({ engine }, use) => {
    await use(`Visitor ${engine} ${Date.now()}`);
  },
  stored: async ({ visitor, origin, request }, use) => {
    await use((table, column, order = 'created_at') =>
      readRows(request, table, { [column]: `eq.${visitor}`, order }, origin),
    );
  },
});

export async function expectSeen(
  session: BrowserSession,
  target: string,
  text = '',
): Promise<void> {
  await expect
    .poll(async () => (await session.read(readTexts, target)).join('\n'), { message: target })
    .toContain(text);
  await expect.poll(() => countInSight(session, target), { message: target }).toBeGreaterThan(0);
}

export async function countInSight(session: BrowserSession, target: string): Promise<number> {
  return (await session.read(readTexts, target)).length;
}

export async function expectNone(session: BrowserSession, target: string): Promise<void> {
  await expect.poll(() => countInSight(session, target), { message: target }).toBe(0);
}

export async function expectValue(
  session: BrowserSession,
  target: string,
  value: string,
): Promise<void> {
  await expect.poll(() => session.read(readValue, target), { message: target }).toBe(value);
}

export async function expectPath(session: BrowserSession, path: string | RegExp): Promise<void> {
  const read = () => session.read(() => location.pathname + location.search);
  await expect.poll(read).toMatch(path);
}

// More than any page has.
const maxStops = 160;

export async function tabTo(session: BrowserSession, target: string): Promise<void> {
  for (let stop = 0; stop < maxStops; stop += 1) {
    await session.key('Tab');
    if (await session.read(hasFocus, target)) return;
  }
  throw new Error(`Tab never reached ${target}`);
}

/** Presses that count: a person does each with a tap. */
export function countTaps(session: BrowserSession) {
  const taps: string[] = [];
  return {
    taps,
    press(target: string) {
      taps.push(target);
      return session.press(target);
    },
  };
}

async function runSession(
  running: RunningEngine,
  origin: string,
  testInfo: TestInfo,
  use: (session: BrowserSession) => Promise<void>,
): Promise<void> {
  const { session, close } = await running.newSession(origin);
  await use(session);
  if (testInfo.status !== testInfo.expectedStatus) {
    const body = Buffer.from(await session.screenshot());
    await testInfo.attach('window', { body, contentType: 'image/png' });
  }
  await close();
}

async function start(engine: Engine): Promise<RunningEngine> {
  const program = findEngine(engine);
  if (!program) throw new Error(`${engine} is not on this machine.`);
  if (engine === 'webkit') return startWebkitEngine(program);
  return startPuppeteerEngine(engine === 'chromium' ? 'chrome' : 'firefox', program);
}
