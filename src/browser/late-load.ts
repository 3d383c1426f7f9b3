import { use } from 'react';

const pauses = [400, 1200];
const failures = new Set<() => void>();

export type LateLoad<Loaded> = {
  /** After a failure, the next call tries again. */
  readonly load: () => Promise<Loaded>;
  /** For components: suspends until loaded; throws the load error. */
  readonly use: () => Loaded;
};

/** Tries three times, unless the browser is offline. */
export function lateLoad<Loaded>(start: () => Promise<Loaded>): LateLoad<Loaded> {
  let loaded: { readonly value: Loaded } | undefined;
  let loading: Promise<Loaded> | undefined;
  let shown: Promise<Loaded> | undefined;

  async function run() {
    try {
      const value = await inThreeTries(start, pauses);
      loaded = { value };
      return value;
    } catch (error) {
      loading = undefined;
      // React renders again after an error and must find the same one until the visitor has seen
      // it.
      failures.add(() => (shown = undefined));
      throw error;
    }
  }
  const load = () => (loading ??= run());
  return {
    load,
    use() {
      // A component that waited for the promise has to read the promise again when React resumes
      // it.
      if (loaded && !shown) return loaded.value;
      return use((shown ??= load()));
    },
  };
}

/** The same for many things of a kind, such as records: one for each key. */
export function lateLoads<Loaded>(
  start: (key: string) => Promise<Loaded>,
): (key: string) => LateLoad<Loaded> {
  const known = new Map<string, LateLoad<Loaded>>();
  return (key) => {
    const found = known.get(key) ?? lateLoad(() => start(key));
    known.set(key, found);
    return found;
  };
}

/** A download that never fails: after three tries it waits for the network or the next press, and goes on. */
export function patientLoad<Loaded>(start: () => Promise<Loaded>): LateLoad<Loaded> {
  return lateLoad(async function untilLoaded(): Promise<Loaded> {
    // Listened for from the start: the network may be back before the failure is known.
    const chance = nextChance();
    try {
      return await inThreeTries(start, pauses);
    } catch {
      await chance;
      return untilLoaded();
    }
  });
}

/** Resolves when the network returns, or when the visitor does something. */
export function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['online', 'pointerdown', 'keydown', 'click']) {
      window.addEventListener(type, () => resolve(), { once: true });
    }
  });
}

/** Lets React try failed loads again, once the visitor has seen the error. */
export function forgetFailures(): void {
  for (const forget of failures) forget();
  failures.clear();
}

async function inThreeTries<Loaded>(
  start: () => Promise<Loaded>,
  [pause, ...others]: readonly number[],
): Promise<Loaded> {
  try {
    return await start();
  } catch (error) {
    if (pause === undefined || !navigator.onLine) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return inThreeTries(start, others);
  }
}
