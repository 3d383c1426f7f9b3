import { type Engine, findEngine, programVariables } from '../e2e/engines/find-engine.ts';
import { runCommand } from './run-command.ts';

const asRoot = process.getuid?.() === 0 ? '' : 'sudo --non-interactive ';

const debian = `${asRoot}env DEBIAN_FRONTEND=noninteractive apt-get install -y`;

/** Headless: the tests take half the time of Chromium with a window. */
const shell = `${asRoot}apt-get update; ${debian} chromium-headless-shell`;

/** Playwright's own Chromium first, then Debian's packages where that cannot be reached. */
const installations = {
  chromium: ['playwright install --with-deps chromium', shell, `${debian} chromium`],
  firefox: [`${asRoot}apt-get update; ${debian} firefox-esr`],
  webkit: [`${asRoot}apt-get update; ${debian} webkit2gtk-driver xvfb xauth`],
} as const satisfies Record<Engine, readonly string[]>;

/** Returns the program's path; undefined where it cannot be installed. */
export async function ensureBrowser(engine: Engine): Promise<string | undefined> {
  if (findEngine(engine) === '/usr/bin/chromium') {
    await run(
      shell,
      `${engine} would take twice as long with windows. Installing it without`,
      engine,
    );
  }
  for (const install of installations[engine]) {
    const found = findEngine(engine);
    if (found) return found;
    await run(install, `No ${engine} found. Installing one`, engine);
  }
  return findEngine(engine);
}

async function run(install: string, reason: string, engine: Engine): Promise<void> {
  console.log(
    `${reason}: ${install}\n(${programVariables[engine]}=/path/to/it names another and installs nothing.)`,
  );
  await runCommand(install);
}
