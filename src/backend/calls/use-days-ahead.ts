import { useEffect, useState } from 'react';
import { project } from '../project';
import { cacheFor } from '@shared/http/cache-for';
import { lengthStep } from '@shared/time/hours';
import type { ClosedDays } from '@shared/time/open-days';
import type { DaysAhead, WindowQuestion } from '@shared/visits/open-windows';

/** Milliseconds. */
const [goodFor, timeout] = [5 * 60_000, 10_000] as const;

const answers = cacheFor(goodFor, ask);
/** Until a form asks, the question is about a visit of the usual length. */
let lastQuestion = toBody({ minutes: lengthStep, zipCode: '' });

/**
 * Returns undefined before the first answer; callers render without waiting. Without a question the last
 * one counts, so that a form asks once. No window is known until a new question is answered.
 * A tab that was left open asks again when it is shown.
 */
export function useDaysAhead(question?: WindowQuestion): DaysAhead | undefined {
  const [known, setKnown] = useState<{ readonly body: string; readonly days: DaysAhead }>();
  const asked = question && toBody(question);
  useEffect(() => {
    let isShown = true;
    const body = asked ?? lastQuestion;
    lastQuestion = body;
    function learn() {
      if (document.hidden) return;
      answers.get(body).then(
        (days) => {
          if (isShown) setKnown({ body, days });
        },
        () => undefined,
      );
    }
    learn();
    document.addEventListener('visibilitychange', learn);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', learn);
    };
  }, [asked]);
  if (!known || !asked || asked === known.body) return known?.days;
  return { ...known.days, windows: {} };
}

export function useClosedDays(): ClosedDays | undefined {
  return useDaysAhead()?.closedDays;
}

function toBody(question: WindowQuestion): string {
  return JSON.stringify({ audience: 'visitor', action: 'windows', ...question });
}

// By `fetch`, because the home page asks too: its budget has no room for the forms' client or TanStack Query.
async function ask(body: string): Promise<DaysAhead> {
  const { url, key } = project();
  const answer = await fetch(`${url}/functions/v1/visits`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(timeout),
  });
  const days: unknown = await answer.json();
  if (!answer.ok || !isDaysAhead(days)) throw new Error(`answered ${answer.status}`);
  return days;
}

/** Our own function builds the rest, so it is not checked. */
function isDaysAhead(value: unknown): value is DaysAhead {
  return typeof value === 'object' && value !== null && 'closedDays' in value && 'windows' in value;
}
