import { useEffect, useRef } from 'react';
import type { Step } from './booking-steps';

/**
 * Gives the ref for the form, and a function to be called before the step changes: then focus goes to
 * the first marked field of the new step, or else to its heading.
 */
export function useFocusOnStep(step: Step) {
  const container = useRef<HTMLFormElement>(null);
  const isMoving = useRef(false);
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    const form = container.current;
    form?.scrollIntoView({ block: 'start' });
    const target = form?.querySelector('[aria-invalid="true"]') ?? form?.querySelector('h2');
    if (target instanceof HTMLElement) target.focus({ preventScroll: target.tagName === 'H2' });
  }, [step]);

  function focusNext() {
    isMoving.current = true;
  }

  return { container, focusNext };
}
