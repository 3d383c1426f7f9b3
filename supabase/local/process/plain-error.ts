import { inspect } from 'node:util';

/** An error of which the terminal shows the message, and no stack below it. */
export function plainError(message: string): Error {
  const error = Object.assign(new Error(message), { stack: message });
  // Vite prints what this returns; it would set brackets around the message
  return Object.defineProperty(error, inspect.custom, { value: () => message });
}
