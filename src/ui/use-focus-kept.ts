import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { keepFocus } from './stand-in';

/**
 * Keeps the focus in a part of the page whose elements are replaced when `drawn` changes, as when its
 * code arrives. Gives what the element around the part needs.
 */
export function useFocusKept(drawn: unknown) {
  const focused = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (focused.current) keepFocus(focused.current);
  }, [drawn]);

  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      focused.current = target;
    },
    onBlur() {
      focused.current = null;
    },
  };
}
