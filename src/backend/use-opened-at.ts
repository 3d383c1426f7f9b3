import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * The moment (ms) at which a form could first be filled in: with the page that was served with it,
 * whose fields take text before any code has come, or when it was drawn.
 */
export function useOpenedAt(): RefObject<number> {
  const wasServed = useNavigationType() === NavigationType.Pop;
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current ||= wasServed ? performance.timeOrigin : Date.now();
  }, [wasServed]);
  return openedAt;
}
