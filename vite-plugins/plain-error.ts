import { inspect } from 'node:util';

/** An error for the person at the terminal: what is said, and no stack below it. */
export function plainError(message: string): Error {
  return Object.assign(new Error(message), { stack: message, [inspect.custom]: () => message });
}
