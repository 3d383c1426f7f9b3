import { useEffect } from 'react';
import { answerEarlyInput } from './early-input';
import { useHydrated } from '../browser/use-hydrated';

/** Tells the document that the element with this id, marked `data-waiting`, answers from now on. */
export function useArrival(id: string): void {
  const isHydrated = useHydrated();
  useEffect(() => {
    const part = document.getElementById(id);
    if (isHydrated && part) answerEarlyInput(part);
  }, [id, isHydrated]);
}
