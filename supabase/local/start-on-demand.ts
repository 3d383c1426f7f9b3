type Process = { readonly ended: Promise<void>; stop(): Promise<void> };

/**
 * Starts each named process when it is first asked for, and again when it is asked for after its
 * end. Requests that come together share one start. A start that fails is told to all who wait.
 */
export function startOnDemand<P extends Process>(start: (name: string) => Promise<P>) {
  const started = new Map<string, Promise<P>>();
  let isStopped = false;

  function get(name: string): Promise<P> {
    const current = started.get(name);
    if (current) return current;
    if (isStopped) return Promise.reject(new Error('The functions are stopped'));

    const next = start(name);
    started.set(name, next);
    const forget = () => started.delete(name);
    void next.then(({ ended }) => ended.then(forget), forget);
    return next;
  }

  async function stop(): Promise<void> {
    isStopped = true;
    const all = await Promise.allSettled(started.values());
    await Promise.all(all.map((one) => one.status === 'fulfilled' && one.value.stop()));
  }

  return { get, stop };
}
