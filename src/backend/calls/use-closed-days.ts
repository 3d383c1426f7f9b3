import { useEffect, useState } from 'react';
import { getField, invokeFunction } from './invoke-function';
import type { ClosedDays } from '@shared/time/open-days';

/** Milliseconds. A day that is blocked meanwhile is met by the operator's answer. */
const goodFor = 5 * 60_000;

let lastAnswer: { readonly askedAt: number; readonly days: Promise<ClosedDays> } | undefined;

/**
 * The days that the operator has blocked; `undefined` as long as nobody knows, and nothing waits for
 * it. Without TanStack's queries, which weigh 2 KiB on every page with a form.
 */
export function useClosedDays(): ClosedDays | undefined {
  const [closedDays, setClosedDays] = useState<ClosedDays>();
  useEffect(() => {
    let isShown = true;
    askOnce().then(
      (days) => {
        if (isShown) setClosedDays(days);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return closedDays;
}

function askOnce(): Promise<ClosedDays> {
  const now = Date.now();
  if (lastAnswer && now - lastAnswer.askedAt < goodFor) return lastAnswer.days;
  const days = readClosedDays();
  lastAnswer = { askedAt: now, days };
  // The next form asks again.
  days.catch(() => (lastAnswer = undefined));
  return days;
}

async function readClosedDays(): Promise<ClosedDays> {
  const body = { audience: 'visitor', action: 'closed_days' };
  return getField(await invokeFunction('visits', { body }), 'closedDays', isDays);
}

function isDays(value: unknown): value is ClosedDays {
  return Array.isArray(value) && value.every((day) => typeof day === 'string');
}
