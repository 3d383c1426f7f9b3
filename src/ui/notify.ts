import type { ToastT } from 'sonner';

export type Toast = {
  readonly tone: 'success' | 'error';
  readonly title: string;
  readonly description: string;
  /** Milliseconds on screen. */
  readonly duration?: number;
};

let announce: () => void = () => undefined;
const toasterMounted = new Promise<void>((resolve) => {
  announce = resolve;
});

/** Called by the toaster once it listens: toasts raised before that would be lost. */
export const toasterIsMounted = () => announce();

/** Shows a toast. The library behind it is loaded on first use, after a visitor touches the page. */
export async function notify({ tone, title, description, duration }: Toast): Promise<void> {
  const { toast } = await import('sonner');
  await toasterMounted;
  const options: Partial<ToastT> = { description, ...(duration && { duration }) };
  toast[tone](title, options);
}
