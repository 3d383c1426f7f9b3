import { useEffect, useRef } from 'react';
import type { Step } from './booking-steps';

/**
 * Once a step has changed, focus goes to its first marked field, or else to its heading.
 * Gives the ref for the form that holds both.
 */
export function useFocusOnStep(step: Step) {
  const container = useRef<HTMLFormElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const form = container.current;
    form?.scrollIntoView({ block: 'start' });
    const target = form?.querySelector('[aria-invalid="true"]') ?? form?.querySelector('h2');
    if (target instanceof HTMLElement) target.focus({ preventScroll: target.tagName === 'H2' });
  }, [step]);
  return container;
}
