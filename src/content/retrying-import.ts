const pauses = [400, 1200];
const failures = new Set<() => void>();

export type RetryingImport<Loaded> = {
  /** Loads once; after a failure the next call tries again. */
  readonly load: () => Promise<Loaded>;
  /** For React's `use`, which asks again after a failure: it is kept until `forgetFailures`. */
  readonly promise: () => Promise<Loaded>;
};

/** Tries three times, unless the browser is offline. */
export function retryingImport<Loaded>(start: () => Promise<Loaded>): RetryingImport<Loaded> {
  let loading: Promise<Loaded> | undefined;
  let kept: Promise<Loaded> | undefined;

  async function run() {
    try {
      const value = await tryAgain(start, pauses);
      // React reads these of a promise: https://react.dev/reference/react/use
      Object.assign(loading ?? {}, { status: 'fulfilled', value });
      kept = undefined;
      return value;
    } catch (error) {
      loading = undefined;
      failures.add(() => (kept = undefined));
      throw error;
    }
  }
  const load = () => (loading ??= run());
  return { load, promise: () => (kept ??= load()) };
}

export function retryingImports<Loaded>(
  files: Readonly<Record<string, () => Promise<Loaded>>>,
): Readonly<Record<string, RetryingImport<Loaded>>> {
  return Object.fromEntries(
    Object.entries(files).map(([file, start]) => [file, retryingImport(start)]),
  );
}

/** Lets React retry what could not be loaded, once the visitor was told. */
export function forgetFailures(): void {
  for (const forget of failures) forget();
  failures.clear();
}

async function tryAgain<Loaded>(
  start: () => Promise<Loaded>,
  [pause, ...others]: readonly number[],
): Promise<Loaded> {
  try {
    return await start();
  } catch (error) {
    if (pause === undefined || !navigator.onLine) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return tryAgain(start, others);
  }
}
