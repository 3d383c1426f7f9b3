import path from 'node:path';
import type { FunctionSettings } from './function-settings.ts';

/** Which function runs, by which Deno, and what it may reach. */
export type Launch = FunctionSettings & {
  readonly deno: string;
  /** The project's folder. */
  readonly root: string;
  readonly name: string;
};

/** What Deno is told: run this function with no right but its port, its hosts and the functions' files. */
export function denoArguments({ root, name, hosts }: Launch, port: number): string[] {
  const functions = path.join(root, 'supabase/functions');
  return [
    'run',
    '--no-prompt',
    '--cached-only',
    '--no-lock',
    `--config=${path.join(functions, name, 'deno.json')}`,
    `--allow-net=${[`127.0.0.1:${port}`, ...hosts].join()}`,
    `--allow-read=${functions}`,
    // The environment below holds nothing that the function should not see.
    '--allow-env',
    path.join(import.meta.dirname, 'deno-child.ts'),
    path.join(functions, name, 'index.ts'),
  ];
}

/** All that the function finds in its environment; `DENO_*` chooses its port and its cache. */
export function denoEnvironment({ root, environment }: Launch, port: number) {
  return {
    ...environment,
    DENO_DIR: path.join(root, 'supabase/.temp/deno'),
    DENO_NO_UPDATE_CHECK: '1',
    DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
    NO_COLOR: '1',
  };
}
