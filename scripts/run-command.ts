import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export function runCommand(
  command: string,
  { env = {}, isShown = true }: { env?: Record<string, string>; isShown?: boolean } = {},
): Promise<{ isOk: boolean; output: string }> {
  const path = `${join(process.cwd(), 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: path, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (isShown) process.stdout.write(chunk);
    });
  }
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ isOk: code === 0, output }));
  });
}
