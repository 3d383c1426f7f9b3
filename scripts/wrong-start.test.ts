import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { serveLocally } from '../supabase/local/process/serve-locally.ts';
import { buildFirst } from '../vite-plugins/prerender/preview-host.ts';
import { previewHost } from '../vite-plugins/prerender/preview-host.ts';
import { runCommand } from './run-command.ts';

const emptyFolder = mkdtempSync(join(tmpdir(), 'not-built-'));

async function refusal(command: string): Promise<string> {
  const { isOk, output } = await runCommand(command, { isShown: false });
  expect(isOk).toBe(false);
  return output.trim();
}

test('a site whose port is taken names the command that takes the next one', async () => {
  const other = await serveLocally(() => Promise.resolve(new Response('another site')));
  onTestFinished(other.stop);
  const port = Number(new URL(other.url).port);
  // Elsewhere, or it might make the cache of a running development server anew, whose pages then never start.
  const start = `vite ${emptyFolder} --config vite.config.ts --port ${port}`;
  expect((await refusal(start)).split('\n').at(-1)).toBe(
    `Another program uses port ${port}. To take the next one: npm start -- --port ${port + 1}`,
  );
});

test('a preview without built pages says to build first', async () => {
  const config = { configFile: false, build: { outDir: emptyFolder } } as const;
  await expect(preview({ ...config, plugins: [previewHost()] })).rejects.toThrow(buildFirst);
});
