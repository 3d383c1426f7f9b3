import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isPortOpen } from '../process/free-port.ts';
import { echo, project, projectWithEcho, setup, site } from './functions-host.fixture.ts';

test('starts the functions again after they were killed', async () => {
  const { host, lines } = await setup(projectWithEcho());
  const { pid } = await (await host.fetch(echo())).json();

  process.kill(pid, 'SIGKILL');
  await vi.waitUntil(() => lines.includes('[functions] ended: SIGKILL'), { timeout: 50_000 });

  expect((await host.fetch(echo())).status).toBe(200);
});

test('ends its process when it stops, and does not start another', async () => {
  const { host } = await setup(projectWithEcho());
  const { port } = await (await host.fetch(echo())).json();

  await host.stop();

  expect(await isPortOpen(port)).toBe(false);
  expect((await host.fetch(echo())).status).toBe(502);
});

test('Deno ends when the process of its host is killed', async () => {
  const keys = { anonKey: 'local-key', secretKey: 'local-secret', visitLinkSecret: '' };
  const options = { root: projectWithEcho(), variables: {}, siteOrigin: site, ...keys };
  const script = `
      import { startFunctions } from ${JSON.stringify(path.join(import.meta.dirname, 'functions-host.ts'))};
      const host = await startFunctions({ ...${JSON.stringify(options)}, log: () => undefined });
      const response = await host.fetch(new Request('${echo().url}'));
      console.log((await response.json()).port);
      setInterval(() => undefined, 1000);
    `;
  const flags = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const parent = spawn(process.execPath, flags, {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void parent.kill('SIGKILL'));
  const port = await firstLine(parent.stdout);
  expect(await isPortOpen(port)).toBe(true);

  parent.kill('SIGKILL');

  await vi.waitUntil(async () => !(await isPortOpen(port)), { timeout: 50_000 });
});

async function firstLine(input: NodeJS.ReadableStream): Promise<number> {
  for await (const line of createInterface({ input })) return Number(line);
  throw new Error('The process printed nothing');
}
