// The build writes it (src/app/operator-worker.ts), so the development server has none.
const url = '/operator-worker.js';

/** Lets `/operator` open without network from now on. */
export async function startWorker(scope: string): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(url, { scope });
  } catch {
    // Forbidden, as in a private window, or no network: the next start tries again.
  }
}

/** Called when the device is given away. */
export async function stopWorker(scope: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  await registration?.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
