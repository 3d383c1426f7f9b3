import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { preview } from 'vite';
import { expect, test } from 'vitest';
import { buildFirst } from '../vite-plugins/demo.ts';
import { previewHost } from '../vite-plugins/prerender/preview-host.ts';
import { runCommand } from './run-command.ts';

const emptyFolder = mkdtempSync(join(tmpdir(), 'not-built-'));

async function refusal(command: string): Promise<string> {
  const { isOk, output } = await runCommand(command, { isShown: false });
  expect(isOk).toBe(false);
  return output.trim();
}

test('a preview without built pages says to build first', async () => {
  const config = { configFile: false, build: { outDir: emptyFolder } } as const;
  await expect(preview({ ...config, plugins: [previewHost()] })).rejects.toThrow(buildFirst);
});

test('the list of numbers without built pages says to build first', async () => {
  const program = resolve('scripts/list-numbers.ts');
  expect(await refusal(`cd ${emptyFolder} && tsx ${program}`)).toBe(buildFirst);
});
