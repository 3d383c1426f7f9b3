import { type ComponentType, use } from 'react';

/**
 * A component whose code is downloaded when it is first rendered, or before by `load`. Needs a
 * `Suspense` around it. Its fallback stays while the code cannot be loaded; with `canFail` the error
 * boundary shows the failure.
 */
export function lazyComponent<Props extends object>(
  start: () => Promise<ComponentType<Props>>,
  options?: LazyLoadOptions,
) {
  const code = lazyLoad(start, options);
  function LazyComponent(props: Props) {
    const Component = code.use();
    return <Component {...props} />;
  }
  return Object.assign(LazyComponent, { load: code.load });
}

const pauses = [400, 1200];
const failures = new Set<() => void>();

type LazyLoad<Key extends readonly string[], Loaded> = {
  /** After a failure, the next call tries again. */
  readonly load: (...key: Key) => Promise<Loaded>;
  /** A component suspends until it is loaded; it throws the load error. */
  readonly use: (...key: Key) => Loaded;
};

type LazyLoadOptions = {
  /** A page fails after three tries. Anything else then waits for the network or the next click and goes on trying. */
  readonly canFail?: boolean;
};

/**
 * Downloads code, or a record by its slug, when it is first needed. Each download is tried three times, unless the
 * browser is offline.
 */
export function lazyLoad<Key extends readonly string[], Loaded>(
  start: (...key: Key) => Promise<Loaded>,
  { canFail = false }: LazyLoadOptions = {},
): LazyLoad<Key, Loaded> {
  const downloads = new Map<string, LazyLoad<[], Loaded>>();
  const load = canFail ? inThreeTries : untilLoaded;

  function download(...key: Key) {
    const id = key.join();
    const known = downloads.get(id) ?? once(() => load(() => start(...key)));
    downloads.set(id, known);
    return known;
  }
  return { load: (...key) => download(...key).load(), use: (...key) => download(...key).use() };
}

function once<Loaded>(start: () => Promise<Loaded>): LazyLoad<[], Loaded> {
  let loaded: { readonly value: Loaded } | undefined;
  let loading: Promise<Loaded> | undefined;
  let shown: Promise<Loaded> | undefined;

  async function run() {
    try {
      const value = await start();
      loaded = { value };
      return value;
    } catch (error) {
      loading = undefined;
      // React renders again after an error and must find the same one until the visitor has seen it.
      failures.add(() => (shown = undefined));
      throw error;
    }
  }
  const load = () => (loading ??= run());
  return {
    load,
    use() {
      // A component that waited for the promise has to read the promise again when React resumes it.
      if (loaded && !shown) return loaded.value;
      return use((shown ??= load()));
    },
  };
}

/** Lets React try failed loads again, once the visitor has seen the error. */
export function forgetFailures(): void {
  for (const forget of failures) forget();
  failures.clear();
}

async function untilLoaded<Loaded>(start: () => Promise<Loaded>): Promise<Loaded> {
  // Listens from the start: the network may be back before the failure is known.
  const chance = nextChance();
  try {
    return await inThreeTries(start);
  } catch {
    await chance;
    return untilLoaded(start);
  }
}

/** Resolves when the network returns, or at the next press: a try for each letter would be a flood. */
export function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['online', 'click']) {
      window.addEventListener(type, () => resolve(), { once: true });
    }
  });
}

async function inThreeTries<Loaded>(
  start: () => Promise<Loaded>,
  [pause, ...others]: readonly number[] = pauses,
): Promise<Loaded> {
  try {
    return await start();
  } catch (error) {
    if (pause === undefined || !navigator.onLine) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return inThreeTries(start, others);
  }
}
