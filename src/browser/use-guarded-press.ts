import { useState } from 'react';

/**
 * Runs what a press or a submit does. An error in it, thrown at once or by its promise, is logged under the name
 * `what` and sets `hasFailed` until the next press, so that the form can say so: React leaves such an error to
 * the console alone.
 */
export function useGuardedPress(what: string) {
  const [hasFailed, setHasFailed] = useState(false);

  async function run(action: () => void | Promise<void>): Promise<void> {
    setHasFailed(false);
    try {
      await action();
    } catch (error) {
      console.error(`${what} failed unexpectedly:`, kindAndPlace(error));
      setHasFailed(true);
    }
  }

  return { hasFailed, press: (action: () => void | Promise<void>) => void run(action) };
}

/** An error without its message, which may quote what was typed, as that of `JSON.parse` does. */
function kindAndPlace(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, message, stack = '' } = error;
  return `${name}\n${message === '' ? stack : stack.replaceAll(message, '')}`;
}
