import { type Engine, engines, findEngine, programVariables } from '../e2e/engines/find-engine.ts';
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

/** Debian's Chromium opens windows, also where nobody sees them. */
const withWindows = '/usr/bin/chromium';

/**
 * Installs what is missing, after it has said how; with NO_INSTALL=1 nothing. Returns a sentence for each browser
 * that is still missing.
 */
export async function ensureBrowsers(): Promise<string[]> {
  const mayInstall = !process.env['NO_INSTALL'];
  const missing = engines.filter((engine) => !findEngine(engine));
  if (mayInstall && findEngine('chromium') === withWindows) {
    console.log(
      `Chromium takes half the time without windows. To install that, this runs now: ${shell}`,
    );
    await runCommand(shell);
  }
  if (mayInstall && missing.length > 0) {
    console.log('Browsers that are missing here. To install them, this runs now:');
    for (const engine of missing) {
      console.log(`  ${engine}: ${installations[engine].join(', else\n            ')}`);
    }
    console.log(
      `NO_INSTALL=1 npm test installs none, and ${missing.map((engine) => `${programVariables[engine]}=/path/to/it`).join(', ')} names one.`,
    );
    for (const engine of missing) await install(engine);
  }
  for (const engine of engines) {
    const program = findEngine(engine);
    if (program) console.log(`${engine}: ${program}`);
  }
  const reason = mayInstall ? 'could not be installed (see the first lines)' : 'NO_INSTALL is set';
  return engines
    .filter((engine) => !findEngine(engine))
    .map((engine) => `${engine}: NOT TESTED HERE, since it is not on this machine and ${reason}`);
}

async function install(engine: Engine): Promise<void> {
  for (const command of installations[engine]) {
    await runCommand(command);
    if (findEngine(engine)) return;
  }
}
