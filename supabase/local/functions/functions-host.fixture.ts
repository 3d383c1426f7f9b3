import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { startFunctions } from './functions-host.ts';

export const project = path.resolve(import.meta.dirname, '../../..');

export const site = 'http://localhost:5173';

export async function setup(root = project, variables: Record<string, string> = {}) {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const keys = {
    anonKey: 'local-key',
    secretKey: 'local-secret',
    visitLinkSecret: 'a secret of at least 32 characters',
  };
  const host = await startFunctions({ root, variables, siteOrigin: site, ...keys, log });
  onTestFinished(host.stop);
  return { host, lines };
}

export function projectWithEcho({ withDeno = true } = {}): string {
  const root = mkdtempSync(path.join(tmpdir(), 'functions-host-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  if (withDeno) symlinkSync(path.join(project, 'node_modules'), path.join(root, 'node_modules'));
  writeFunction(root, 'echo', echoSource);
  writeFunction(root, '_shared', echoSource);
  writeFunction(root, 'broken', 'throw "oh"');
  return root;
}

/** `?end` ends the process instead of answering. */
export function echo(query = '', body?: string): Request {
  const init = body === undefined ? {} : { method: 'POST', body };
  return new Request(`${site}/functions/v1/echo/path${query}`, init);
}

function writeFunction(root: string, name: string, source: string): void {
  const folder = path.join(root, 'supabase/functions', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'deno.json'), '{}');
  writeFileSync(path.join(folder, 'index.ts'), source);
}

const echoSource = `
Deno.serve(async (request: Request) => {
  const { port, pathname, search } = new URL(request.url);
  if (search === '?end') Deno.exit(1);
  const attempt = async (action: () => unknown) => {
    try { await action(); return 'allowed'; } catch (error) { return error.name; }
  };
  return Response.json({
    port: Number(port), pathname, pid: Deno.pid, text: await request.text(),
    variables: Object.keys(Deno.env.toObject()).filter((name) => !name.startsWith('DENO_')).sort(),
    write: await attempt(() => Deno.writeTextFile(Deno.env.get('DENO_DIR') + '/x', 'x')),
    read: await attempt(() => Deno.readTextFile('/etc/hosts')),
    run: await attempt(() => new Deno.Command('/bin/sh', { args: ['-c', ''] }).output()),
    net: await attempt(() => Deno.connect({ hostname: '127.0.0.1', port: 9 })),
  });
});
`;
