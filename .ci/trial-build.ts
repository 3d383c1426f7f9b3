import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const leftBehind = /^(node_modules|dist|\.git|art|e2e)$|^supabase\/\.temp/;

type Trial = {
  readonly isOk: boolean;
  readonly output: string;
  readonly seconds: number;
  readonly megabytes: number;
  readonly read: (file: string) => string;
  readonly has: (file: string) => boolean;
};

/** Builds a temporary copy of the project with extra files (by path) for `look`. */
export async function trialBuild<T>(
  files: Readonly<Record<string, string>>,
  look: (trial: Trial) => T,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'trial-build-'));
  try {
    cpSync(process.cwd(), folder, {
      recursive: true,
      filter: (path) => !leftBehind.test(path.slice(process.cwd().length + 1)),
    });
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const start = Date.now();
    const { isOk, output } = await build(folder);
    const seconds = (Date.now() - start) / 1000;
    const megabytes = Number(/held (\d+) MB/.exec(output)?.[1] ?? 0);
    const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');
    const has = (file: string) => existsSync(join(folder, 'dist', file));
    return look({ isOk, output, seconds, megabytes, read, has });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const script = `
process.on('exit', () => console.log('held ' + Math.round(process.resourceUsage().maxRSS / 1024) + ' MB'));
const { createBuilder } = await import('vite');
const builder = await createBuilder({ mode: 'demo' }, null);
await builder.buildApp();`;

function build(folder: string): Promise<{ isOk: boolean; output: string }> {
  const settings = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|NODE_ENV)$/.test(name),
  );
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    env: Object.fromEntries(settings),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ isOk: code === 0, output }));
  });
}
