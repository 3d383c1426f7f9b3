import { retryingImport } from '@/content/retrying-import';
import { useLoaded } from '@/browser/use-loaded';

const toaster = retryingImport(() => import('@/ui/toaster'));

/** The toaster, loaded after the page: nothing has been sent before that it could tell about. */
export function LazyToaster() {
  const Toaster = useLoaded(toaster.load, 'always')?.Toaster;
  return Toaster ? <Toaster /> : null;
}
