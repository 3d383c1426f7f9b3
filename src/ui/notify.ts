import type { toast } from 'sonner';

/** What a toast says and in which tone. */
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

/** Called by the toaster once it listens: toasts raised before that would be lost. */
export const toasterIsMounted = (raise: typeof toast) => announce(raise);

/** Shows a toast, as soon as there is a toaster. What must not be missed is also said in place. */
export async function notify({ tone, title, description, duration }: Toast): Promise<void> {
  const raise = await toaster;
  raise[tone](title, { description, ...(duration && { duration }) });
}
