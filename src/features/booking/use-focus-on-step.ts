import { type RefObject, useEffect, useRef } from 'react';
import type { Step } from './booking-schema';

/**
 * Call the returned function before the step changes: focus goes to the first invalid field or the
 * heading.
 */
export function useFocusOnStep(step: Step, container: RefObject<HTMLFormElement | null>) {
  const isMoving = useRef(false);
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    const form = container.current;
    form?.scrollIntoView({ block: 'start' });
    const target = form?.querySelector('[aria-invalid="true"]') ?? form?.querySelector('h2');
    if (target instanceof HTMLElement) target.focus({ preventScroll: target.tagName === 'H2' });
  }, [step, container]);

  return function focusNext() {
    isMoving.current = true;
  };
}
