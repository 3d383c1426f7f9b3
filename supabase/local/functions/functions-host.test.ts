import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test, vi } from 'vitest';
import { echo, project, projectWithEcho, setup, site } from './functions-host.fixture.ts';

test('gives a function the path and body of a request, but no access to this machine', async () => {
  const { host } = await setup(projectWithEcho());

  const response = await host.fetch(echo('?a=1', 'hello'));

  const denied = 'NotCapable';
  const { variables, ...answer } = await response.json();
  expect(answer).toMatchObject({
    pathname: '/echo/path',
    text: 'hello',
    write: denied,
    read: denied,
    run: denied,
    net: denied,
  });
  // PATH is Deno's own; HOME and USER must not be there.
  const ours =
    /^(?:NO_COLOR|PATH|(?:BUSINESS|INDEXNOW|MAIL|OPERATOR|RESEND|SITE|SUPABASE|VISIT)_.+)$/;
  expect(variables.filter((name: string) => !ours.test(name))).toEqual([]);
});

test('answers 404 to whatever is no function', async () => {
  const { host } = await setup(projectWithEcho());
  for (const name of ['/unknown', '/_shared', '/..%2Fecho', '/../../echo', '', '/']) {
    const response = await host.fetch(new Request(`${site}/functions/v1${name}`));
    expect(response.status, name).toBe(404);
    expect(await response.json()).toMatchObject({ error: 'function_not_found' });
  }
});

test('says why a function cannot start, while the others answer', async () => {
  const { host, lines } = await setup(projectWithEcho());

  const response = await host.fetch(new Request(`${site}/functions/v1/broken`));

  expect(response.status).toBe(502);
  expect((await response.json()).message).toContain('broken could not start');
  expect(lines).toContain('[functions] broken could not start: oh');
  expect((await host.fetch(echo())).status).toBe(200);
});

test('says that Deno is not installed', async () => {
  const { host } = await setup(projectWithEcho({ withDeno: false }));

  const response = await host.fetch(echo());

  expect(response.status).toBe(502);
  expect((await response.json()).message).toContain('Deno is not installed');
});

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

const isPortOpen = (port: number) =>
  fetch(`http://127.0.0.1:${port}`).then(
    () => true,
    () => false,
  );

async function firstLine(input: NodeJS.ReadableStream): Promise<number> {
  for await (const line of createInterface({ input })) return Number(line);
  throw new Error('The process printed nothing');
}
