const renewals = new Set<() => void>();

/**
 * Gives what `load` gives for a key, and always the same promise, as React's `use` needs it. A failed
 * one is kept until `renewFailed`: a page that waits for it is drawn again to learn of the failure, and
 * would go on loading for ever if it then got a new promise.
 */
export function loadOnce<Loading extends Promise<unknown> | undefined>(
  load: (key: string) => Loading,
): (key: string) => Loading {
  const started = new Map<string, Loading>();
  return (key) => {
    const known = started.get(key);
    if (known) return known;
    const loading = load(key);
    started.set(key, loading);
    loading?.catch(() => renewLater(() => started.delete(key)));
    return loading;
  };
}

/** Notes how something that could not be loaded is made ready for another try. */
export function renewLater(renew: () => void): void {
  renewals.add(renew);
}

/**
 * Lets all that could not be loaded be tried again. For those who have dealt with a failure: shown it
 * to the visitor, or given up loading ahead.
 */
export function renewFailed(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}
