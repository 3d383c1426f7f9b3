import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Milliseconds since 1970. A prerendered form accepts text from page load on, before any code runs. */
export function useOpenedAt(): RefObject<number> {
  const wasServed = useNavigationType() === NavigationType.Pop;
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current ||= wasServed ? performance.timeOrigin : Date.now();
  }, [wasServed]);
  return openedAt;
}
