import { useState } from 'react';

/**
 * Runs the handler of a click or submit. If it throws or rejects, logs the error under the name
 * `what` and sets `hasFailed` until the next try, so that the form can show it: React would only
 * log it.
 */
export function useGuardedAction(what: string) {
  const [hasFailed, setHasFailed] = useState(false);

  async function start(action: () => void | Promise<void>): Promise<void> {
    setHasFailed(false);
    try {
      await action();
    } catch (error) {
      console.error(`${what} failed unexpectedly:`, kindAndPlace(error));
      setHasFailed(true);
    }
  }

  return { hasFailed, run: (action: () => void | Promise<void>) => void start(action) };
}

/** The error without its message, which may quote what was typed, as errors of `JSON.parse` do. */
function kindAndPlace(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, message, stack = '' } = error;
  return `${name}\n${message === '' ? stack : stack.replaceAll(message, '')}`;
}
