/**
 * Runs an edge function (its file is the first argument) and ends when the parent process does:
 * then the pipe on stdin closes, even after a kill -9. Runs on Deno; written with Node's names so
 * that the project's TypeScript and ESLint can read it too.
 */
import process from 'node:process';
import { pathToFileURL } from 'node:url';

process.stdin.on('end', () => process.exit(0)).resume();

// A path such as C:\… is no module specifier.
await import(pathToFileURL(process.argv[2] ?? '').href);
