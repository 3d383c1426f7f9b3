import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { hasShape } from '@/browser/drafts';
import { readSessionValue, writeSessionValue } from '@/browser/stored-values';
import { type BookingValues, bookingSchema } from '@/request/booking-schema';

const key = 'booking-sent';

const sentSchema = z.object({
  request: bookingSchema,
  /** In milliseconds since 1970 by the visitor's clock. */
  sentAt: z.number(),
});

type SentRequest = { readonly request: BookingValues; readonly sentAt: number };

const listeners = new Set<() => void>();

/**
 * The request that was sent from this tab, until it is dismissed or the tab closes; a page without
 * storage forgets it when it is reloaded.
 */
export function useSentRequest(): SentRequest | undefined {
  const text = useSyncExternalStore(subscribe, readText, () => null);
  return useMemo(() => parse(text), [text]);
}

/** Null dismisses it. */
export function keepSentRequest(sent: SentRequest | null): void {
  writeSessionValue(key, sent && JSON.stringify(sent));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function readText(): string | null {
  return readSessionValue(key);
}

function parse(text: string | null): SentRequest | undefined {
  try {
    const sent: unknown = JSON.parse(text ?? '');
    return hasShape(sent, sentSchema) ? sent : undefined;
  } catch {
    return undefined;
  }
}
