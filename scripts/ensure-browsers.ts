import { type Engine, engines, findEngine, programVariables } from '../e2e/engines/find-engine.ts';
import { runCommand } from './run-command.ts';

/** Only root installs with apt-get, and nobody is asked for a password. */
const isRoot = process.getuid?.() === 0;

/** Headless: the tests take half the time of Chromium with a window. */
const shell = 'apt-get update; apt-get install -y chromium-headless-shell';

/** Debian's packages. */
const packages = {
  chromium: [shell, 'apt-get install -y chromium'],
  firefox: ['apt-get update; apt-get install -y firefox-esr'],
  webkit: ['apt-get update; apt-get install -y webkit2gtk-driver xvfb xauth'],
} as const satisfies Record<Engine, readonly string[]>;

/** Debian's Chromium opens windows, also where nobody sees them. */
const withWindows = '/usr/bin/chromium';

/**
 * Installs what is missing and needs no password, after it has said how; with NO_INSTALL=1 nothing. Returns a sentence
 * for each browser that is still missing, with what installs it.
 */
export async function ensureBrowsers(): Promise<string[]> {
  const mayInstall = !process.env['NO_INSTALL'];
  if (mayInstall && isRoot && findEngine('chromium') === withWindows) {
    console.log('Chromium takes half the time without windows. To install that:');
    await install(shell);
  }
  for (const engine of mayInstall ? engines : []) {
    for (const command of installations(engine)) {
      if (findEngine(engine)) break;
      console.log(`${engine} is missing. To install it (with NO_INSTALL=1 nothing is installed):`);
      await install(command);
    }
  }
  for (const engine of engines) {
    const program = findEngine(engine);
    if (program) console.log(`${engine}: ${program}`);
  }
  return engines.filter((engine) => !findEngine(engine)).map(toSentence);
}

function toSentence(engine: Engine): string {
  const command =
    engine === 'chromium'
      ? 'npx playwright install chromium'
      : `on Debian, as root, ${packages[engine][0]}`;
  return `${engine}: NOT TESTED HERE, since it is not on this machine. To install it: ${command}. Or ${programVariables[engine]} names one.`;
}

/** Playwright's own Chromium first, then Debian's packages where that cannot be reached. */
function installations(engine: Engine): readonly string[] {
  const ofDebian = isRoot ? packages[engine] : [];
  if (engine !== 'chromium') return ofDebian;
  return [`playwright install ${isRoot ? '--with-deps ' : ''}chromium`, ...ofDebian];
}

async function install(command: string): Promise<void> {
  console.log(`  ${command}`);
  await runCommand(command, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
}
