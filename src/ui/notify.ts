import type { toast } from 'sonner';

export type Toast = {
  readonly tone: 'info' | 'success' | 'error';
  readonly title: string;
  readonly description: string;
  /** Milliseconds on screen. */
  readonly duration?: number;
};

let announce: (raise: typeof toast) => void = () => undefined;
const toaster = new Promise<typeof toast>((resolve) => {
  announce = resolve;
});

/** Called once the toaster listens: earlier toasts would be lost. */
export const toasterIsMounted = (raise: typeof toast) => announce(raise);

/** Loads the toaster and waits for it. Anything that must not be missed is also shown in the page. */
export async function notify({ tone, title, description, duration }: Toast): Promise<void> {
  document.dispatchEvent(new Event('toast'));
  const raise = await toaster;
  raise[tone](title, { id: title, description, ...(duration && { duration }) });
}

/** Letters so large that a bar or a toast takes much of the view, as for `--stick-top`. */
export function hasLargeLetters(): boolean {
  const { fontSize } = getComputedStyle(document.documentElement);
  return innerHeight < 34 * Number.parseFloat(fontSize);
}
