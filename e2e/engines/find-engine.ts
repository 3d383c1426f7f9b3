import { existsSync } from 'node:fs';
import { findBrowser } from '../find-browser';

export const engines = ['chromium', 'firefox', 'webkit'] as const;

export type Engine = (typeof engines)[number];

export const programVariables = {
  chromium: 'CHROMIUM_PATH',
  firefox: 'FIREFOX_PATH',
  webkit: 'WEBKIT_DRIVER_PATH',
} as const satisfies Record<Engine, string>;

const firefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

export function findEngine(engine: Engine): string | undefined {
  const programPath = process.env[programVariables[engine]];
  if (programPath) return programPath;
  if (engine === 'chromium') return findBrowser();
  if (engine === 'firefox') return firefoxes.find((path) => existsSync(path));
  // it opens windows, so it needs a display
  const needed = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'];
  return needed.every((path) => existsSync(path)) ? needed[0] : undefined;
}
