/**
 * Serves all edge functions in one Deno, as the platform's own tool does. Its arguments are the folder of the
 * functions and their names; it prints the port on which it listens. Runs on Deno; written with Node's names
 * so that the project's TypeScript and ESLint can read it too.
 */
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

type Handler = (request: Request) => Response | Promise<Response>;
type Listening = { hostname: string; port: number; onListen: (at: { port: number }) => void };

declare const Deno: {
  serve: { (handler: Handler): void; (options: Listening, handler: Handler): void };
};

// The pipe closes when the parent process ends, even after a kill -9.
process.stdin.on('end', () => process.exit(0)).resume();

const { serve } = Deno;
const [folder = '', ...names] = process.argv.slice(2);
const handlers = new Map<string, Handler>();

for (const name of names) {
  // What a function serves when it is loaded is kept, and served here under its name.
  Object.assign(Deno, { serve: (handler: Handler) => handlers.set(name, handler) });
  try {
    // A path such as C:\… is no module specifier.
    await import(pathToFileURL(path.join(folder, name, 'index.ts')).href);
  } catch (error) {
    console.error(`${name} could not start:`, error);
  }
}

serve({ hostname: '127.0.0.1', port: 0, onListen: ({ port }) => console.log(port) }, (request) => {
  const name = new URL(request.url).pathname.split('/')[1] ?? '';
  const message = `The function ${name} could not start; its reason is in the log`;
  const refusal = { error: 'function_unavailable', message };
  return handlers.get(name)?.(request) ?? Response.json(refusal, { status: 502 });
});
