import { writeFile } from 'node:fs/promises';
import { expect, test as base } from 'playwright/test';
import { type Plugin, preview } from 'vite';
import { localKeys } from '../../supabase/local/local-keys';
import { moveClock } from '../../supabase/local/process/local-clock';
import { randomNetwork } from '../support/forms/request-row';
import { mailFolder } from '../support/visits/mail-folder';
import { Device } from './device';
import { type RunningEngine, startPuppeteer, startWebkit } from './drivers';
import { type Engine, findEngine } from './find-engine';

export { expect };

export type Settings = { engine: Engine };

type Fixtures = {
  device: Device;
  /** Moves the clock of the database, and delivers what is due. */
  pass: (hours: number) => Promise<void>;
  visitor: string;
};

export const test = base.extend<Fixtures, Settings & { running: RunningEngine }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  running: [
    async ({ engine }, use) => {
      const running = await start(engine);
      await use(running);
      await running.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({}, use) => {
    const settings = { LOCAL_DB: ':memory:', LOCAL_MAIL: mailFolder, LOCAL_SITE_LIMITS: 'off' };
    Object.assign(process.env, settings);
    const { now } = Date;
    const server = await preview({
      mode: 'demo',
      logLevel: 'error',
      preview: { port: 0 },
      plugins: [badLine],
    });
    const [url = ''] = server.resolvedUrls?.local ?? [];
    await use(new URL(url).origin);
    await server.close();
    Date.now = now;
  },
  device: async ({ running, baseURL }, use, testInfo) => {
    const driver = await running.openWindow();
    await use(new Device(driver, baseURL ?? ''));
    if (testInfo.status !== testInfo.expectedStatus) {
      await writeFile(testInfo.outputPath('window.png'), await driver.screenshot());
    }
    await driver.close();
  },
  pass: async ({ request }, use) => {
    let hoursAhead = 0;
    await use(async (hours) => {
      hoursAhead += hours;
      moveClock(String(hoursAhead));
      const headers = { apikey: localKeys.secret };
      const answer = await request.post('/functions/v1/deliver-notifications', { headers });
      expect(answer.status()).toBe(200);
    });
  },
  visitor: async ({ engine }, use) => {
    await use(`Visitor ${engine} ${Date.now()}`);
  },
});

async function start(engine: Engine): Promise<RunningEngine> {
  const program = findEngine(engine);
  if (!program) throw new Error(`${engine} is not on this machine.`);
  if (engine === 'webkit') return startWebkit(program);
  return startPuppeteer(engine === 'chromium' ? 'chrome' : 'firefox', program);
}

const badLine: Plugin = {
  name: 'bad-line',
  enforce: 'pre',
  configurePreviewServer({ middlewares }) {
    middlewares.use('/rest', (request, response, next) => {
      if (request.method === 'POST' && request.headers.origin) {
        request.headersDistinct['cf-connecting-ip'] = [randomNetwork()];
      }
      if (request.headers.cookie?.includes('fault=lose-answers')) {
        response.writeHead = () => {
          request.socket.destroy();
          return response;
        };
      }
      next();
    });
  },
};
