import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

export type FormSignals = {
  readonly honeypot_filled: boolean;
  readonly fill_seconds: number | null;
};

const aWeek = 7 * 24 * 3600;

export function formSignals(honeypot: HTMLInputElement | null, openedAt: number): FormSignals {
  return { honeypot_filled: Boolean(honeypot?.value), fill_seconds: fillSeconds(openedAt) };
}

/** Null if the visitor's clock was changed in between; the database allows that. */
export function fillSeconds(startedAt: number, now = Date.now()): number | null {
  const seconds = Math.round((now - startedAt) / 1000);
  return seconds >= 0 && seconds <= aWeek ? seconds : null;
}

/** Milliseconds since 1970. A prerendered form accepts text from page load on, before any code runs. */
export function useOpenedAt(): RefObject<number> {
  const wasServed = useNavigationType() === NavigationType.Pop;
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current ||= wasServed ? performance.timeOrigin : Date.now();
  }, [wasServed]);
  return openedAt;
}
