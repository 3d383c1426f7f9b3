import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Milliseconds. A served form takes text from page load on, before any code. */
export function useOpenedAt(): RefObject<number> {
  const wasServed = useNavigationType() === NavigationType.Pop;
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current ||= wasServed ? performance.timeOrigin : Date.now();
  }, [wasServed]);
  return openedAt;
}
