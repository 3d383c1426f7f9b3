import { inspect } from 'node:util';

/** The person at the terminal reads its message, and no stack below it. */
export function plainError(message: string): Error {
  const error = Object.assign(new Error(message), { stack: message });
  // Vite prints what this returns, else it sets brackets around
  return Object.defineProperty(error, inspect.custom, { value: () => message });
}
