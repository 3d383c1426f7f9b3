/** Serves all functions in one Deno and prints its port. Node's modules let TypeScript check this file. */
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

type Handler = (request: Request) => Response | Promise<Response>;
type Listening = { hostname: string; port: number; onListen: (at: { port: number }) => void };

declare const Deno: {
  serve: { (handler: Handler): void; (options: Listening, handler: Handler): void };
};

// The pipe closes when the parent ends, even after kill -9.
process.stdin.on('end', () => process.exit(0)).resume();

const { serve } = Deno;
const [folder = '', ...names] = process.argv.slice(2);
const handlers = new Map<string, Handler>();

for (const name of names) {
  // collect the handler that the function passes to Deno.serve
  Object.assign(Deno, { serve: (handler: Handler) => handlers.set(name, handler) });
  try {
    // C:\… is no module specifier
    await import(pathToFileURL(path.join(folder, name, 'index.ts')).href);
  } catch (error) {
    console.error(`${name} could not start:`, error);
  }
}

serve({ hostname: '127.0.0.1', port: 0, onListen: ({ port }) => console.log(port) }, (request) => {
  const name = new URL(request.url).pathname.split('/')[1] ?? '';
  const message = `The function ${name} could not start; see the log for the reason`;
  const refusal = { error: 'function_unavailable', message };
  return handlers.get(name)?.(request) ?? Response.json(refusal, { status: 502 });
});
