import { inspect } from 'node:util';

/** An error for the person at the terminal: what is said, and no stack below it. */
export function plainError(message: string): Error {
  const error = Object.assign(new Error(message), { stack: message });
  // Vite prints what this returns, else it sets brackets around
  return Object.defineProperty(error, inspect.custom, { value: () => message });
}
